import { describe, expect, it } from 'vitest';
import { withFavorite } from './favorites-list.ts';

describe('favourites', () => {
  it('adds a dish once, at the end, and removes it', () => {
    expect(withFavorite(['a'], 'b', true)).toEqual(['a', 'b']);
    expect(withFavorite(['a', 'b'], 'a', false)).toEqual(['b']);
  });

  it('keeps the same list if nothing changes', () => {
    const ids = ['a'];
    expect(withFavorite(ids, 'a', true)).toBe(ids);
    expect(withFavorite(ids, 'b', false)).toBe(ids);
  });
});
