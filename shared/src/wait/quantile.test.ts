import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quantile, shrink } from './quantile.ts';

const value = fc.double({ min: -1000, max: 1000, noNaN: true });
const values = fc.array(value, { minLength: 1, maxLength: 60 });
const share = fc.double({ min: 0, max: 1, noNaN: true });

it('lies between the least and the greatest value, and grows with the share', () => {
  fc.assert(
    fc.property(values, share, share, (list, a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)].map((at) => quantile(list, at)) as [
        number,
        number,
      ];
      expect(low).toBeGreaterThanOrEqual(Math.min(...list));
      expect(high).toBeLessThanOrEqual(Math.max(...list));
      expect(low).toBeLessThanOrEqual(high + 1e-9);
    }),
  );
});

it('has at most the given share of the values below it', () => {
  fc.assert(
    fc.property(values, share, (list, at) => {
      const below = list.filter((sample) => sample < quantile(list, at) - 1e-9).length;
      expect(below).toBeLessThanOrEqual(at * (list.length - 1) + 1 + 1e-9);
    }),
  );
});

it('does not depend on the sequence', () => {
  fc.assert(
    fc.property(values, share, (list, at) => {
      expect(quantile(list.toReversed(), at)).toBe(quantile(list, at));
    }),
  );
  expect(quantile([], 0.5)).toBe(0);
});

it('shrinks towards the other value, less with more samples, and stays between both values', () => {
  fc.assert(
    fc.property(
      value,
      value,
      fc.nat(500),
      fc.integer({ min: 1, max: 100 }),
      (ownValue, other, n, k) => {
        const distance = (samples: number) =>
          Math.abs(shrink(ownValue, samples, other, k) - ownValue);
        expect(distance(n + 1)).toBeLessThanOrEqual(distance(n) + 1e-9);
        expect(distance(n)).toBeLessThanOrEqual(Math.abs(ownValue - other) + 1e-9);
      },
    ),
  );
  expect(shrink(20, 0, 10, 5)).toBe(10);
  expect(shrink(20, 5, 10, 5)).toBe(15);
});
