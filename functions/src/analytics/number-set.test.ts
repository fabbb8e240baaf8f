import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packNumbers, unpackNumbers } from './number-set.ts';

describe('a packed set of numbers', () => {
  it.each([
    ['nothing', []],
    ['zero', [0]],
    ['a gap of one byte', [127, 254]],
    ['a gap of two bytes', [128]],
    ['the last of two bytes and the first of three', [16_383, 16_384 + 16_383]],
    ['neighbours', [1, 2, 3, 4]],
    ['numbers beyond 32 bits', [2 ** 31, 2 ** 32, 2 ** 40 + 1, 2 ** 52, Number.MAX_SAFE_INTEGER]],
  ])('holds %s', (_what, numbers) => {
    expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
  });

  it('sorts its numbers and removes duplicates', () => {
    expect(unpackNumbers(packNumbers([9, 3, 3, 700, 9]))).toEqual([3, 9, 700]);
  });

  it('survives the round trip', () => {
    const numbers = fc.uniqueArray(fc.maxSafeNat(), { maxLength: 200 });
    fc.assert(
      fc.property(numbers, (input) => {
        const sorted = input.toSorted((a, b) => a - b);
        expect(unpackNumbers(packNumbers(input))).toEqual(sorted);
      }),
    );
  });

  it('packs the same set into the same bytes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5000)), (input) => {
        expect(packNumbers(input.toReversed())).toEqual(packNumbers(new Set(input)));
      }),
    );
  });

  it('packs 500 of 5,000 numbers into about 500 bytes', () => {
    const numbers = Array.from({ length: 500 }, (_, index) => 1 + index * 10 + (index % 7));
    expect(packNumbers(numbers).length).toBe(500);
  });
});
