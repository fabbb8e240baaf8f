import { describe, expect, it } from 'vitest';
import { withFavorite } from './favorites-list.ts';

describe('favourites', () => {
  it('adds once, at the end, and takes off', () => {
    expect(withFavorite(['a'], 'b', true)).toEqual(['a', 'b']);
    expect(withFavorite(['a', 'b'], 'a', false)).toEqual(['b']);
  });

  it('is the very same list when nothing changes', () => {
    const ids = ['a'];
    expect(withFavorite(ids, 'a', true)).toBe(ids);
    expect(withFavorite(ids, 'b', false)).toBe(ids);
  });
});
