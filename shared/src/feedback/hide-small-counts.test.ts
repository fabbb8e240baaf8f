import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hideSmallCounts } from './hide-small-counts.ts';

it.each([
  [{}, {}, 0],
  [{ good: 2 }, {}, 0],
  [{ good: 3 }, { good: 3 }, 0],
  [{ good: 5, cold: 2 }, { good: 5 }, 0],
  [{ good: 5, cold: 2, salty: 1 }, { good: 5 }, 3],
])('of %j shows %j and %i others', (counts, shown, others) => {
  expect(hideSmallCounts(counts)).toEqual({ counts: shown, others });
});

it('never shows one or two guests, and never more guests than exist', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.nat(9)), (all) => {
      const { counts, others } = hideSmallCounts(all);
      const shown = [...Object.values(counts), others].filter((count) => count > 0);
      expect(shown.every((count) => count >= 3)).toBe(true);
      const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
      expect(sum(shown)).toBeLessThanOrEqual(sum(Object.values(all)));
    }),
  );
});
