import { describe, expect, it } from 'vitest';
import { moveEntry } from './reorder-dialog.tsx';

const letters = ['a', 'b', 'c', 'd'];

describe('moveEntry', () => {
  it.each([
    [0, 2, 'bcad'],
    [3, 0, 'dabc'],
    [1, 2, 'acbd'],
    [1, 99, 'acdb'],
    [2, -5, 'cabd'],
  ])('moves the entry at index %i to index %i', (from, to, order) => {
    expect(moveEntry(letters, from, to).join('')).toBe(order);
  });

  it('returns the same list if nothing moves', () => {
    expect(moveEntry(letters, 3, 4)).toBe(letters);
    expect(moveEntry(letters, 9, 0)).toBe(letters);
  });
});
