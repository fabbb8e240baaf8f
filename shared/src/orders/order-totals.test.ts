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
  it('is zero without lines', () => {
    expect(new Set(Object.values(orderTotals([])))).toEqual(new Set([0]));
  });

  it('adds the fee to the lines, in whole paise', () => {
    fc.assert(
      fc.property(lines, (cart) => {
        const { totalPaise, platformFeePaise, finalPaise } = orderTotals(cart);
        expect(Number.isSafeInteger(finalPaise)).toBe(true);
        expect(platformFeePaise).toBe(platformFee(totalPaise));
        expect(finalPaise).toBe(totalPaise + platformFeePaise);
      }),
    );
  });

  it('does not depend on the sequence and the split of lines', () => {
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

  it('never falls when a line is added', () => {
    fc.assert(
      fc.property(lines, line, (cart, addedLine) => {
        const { finalPaise } = orderTotals([...cart, addedLine]);
        expect(finalPaise).toBeGreaterThanOrEqual(orderTotals(cart).finalPaise);
      }),
    );
  });

  it.each([
    ['an order', { per: 'order', charge: 10 }, 10_00],
    ['a portion', { per: 'portion', charge: 2.5 }, 7_50],
    ['nothing', { per: 'portion', charge: 0 }, 0],
  ] as const)(
    'charges for a parcel per %s, and never for other orders',
    (_, parcel, parcelPaise) => {
      const cart = [
        { unitPricePaise: 40_00, quantity: 2 },
        { unitPricePaise: 15_00, quantity: 1 },
      ];
      expect(orderTotals(cart, { serviceMode: 'takeaway', parcel })).toMatchObject({
        dishesPaise: 95_00,
        parcelPaise,
        totalPaise: 95_00 + parcelPaise,
      });
      expect(orderTotals(cart, { serviceMode: 'takeaway' })).toEqual(orderTotals(cart));
      expect(orderTotals(cart, { serviceMode: 'dine_in', parcel })).toEqual(orderTotals(cart));
      expect(orderTotals(cart, { parcel })).toEqual(orderTotals(cart));
    },
  );

  it('computes the platform fee from dishes and parcel charge together', () => {
    const feeOf = (charge: number) =>
      orderTotals([{ unitPricePaise: 95_00, quantity: 1 }], {
        serviceMode: 'takeaway',
        parcel: { per: 'order', charge },
      }).platformFeePaise;
    expect([feeOf(4.99), feeOf(5), feeOf(104.99), feeOf(105)]).toEqual([1_00, 2_00, 2_00, 3_00]);
  });

  it('refuses a sum that is not a valid amount', () => {
    for (const unitPricePaise of [-1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => orderTotals([{ unitPricePaise, quantity: 1 }])).toThrow('Invalid order amount');
    }
  });
});
