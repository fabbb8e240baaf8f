import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxLineQuantity, orderTotals } from './order-totals.ts';
import { platformFee } from './platform-fee.ts';

const line = fc.record({
  unitPricePaise: fc.nat({ max: 99_999_99 }),
  quantity: fc.integer({ min: 1, max: maxLineQuantity }),
});
const lines = fc.array(line, { maxLength: 50 });

describe('orderTotals', () => {
  it('of nothing is nothing', () => {
    expect(orderTotals([])).toEqual({ totalPaise: 0, platformFeePaise: 0, finalPaise: 0 });
  });

  it('is whole paise, the lines and the fee on top', () => {
    fc.assert(
      fc.property(lines, (cart) => {
        const { totalPaise, platformFeePaise, finalPaise } = orderTotals(cart);
        expect(Number.isSafeInteger(finalPaise)).toBe(true);
        expect(platformFeePaise).toBe(platformFee(totalPaise));
        expect(finalPaise).toBe(totalPaise + platformFeePaise);
      }),
    );
  });

  it('does not care for the order of the lines, nor for how they are split', () => {
    fc.assert(
      fc.property(lines, (cart) => {
        const portions = cart.flatMap(({ unitPricePaise, quantity }) =>
          Array.from({ length: quantity }, () => ({ unitPricePaise, quantity: 1 })),
        );
        expect(orderTotals(portions.reverse())).toEqual(orderTotals(cart));
      }),
      { numRuns: 20 },
    );
  });

  it('grows with each line', () => {
    fc.assert(
      fc.property(lines, line, (cart, more) => {
        const { finalPaise } = orderTotals([...cart, more]);
        expect(finalPaise).toBeGreaterThanOrEqual(orderTotals(cart).finalPaise);
      }),
    );
  });

  it('refuses a sum that is no amount', () => {
    for (const unitPricePaise of [-1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => orderTotals([{ unitPricePaise, quantity: 1 }])).toThrow('Invalid order amount');
    }
  });
});
