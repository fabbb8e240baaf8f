import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { platformFee } from './platform-fee.ts';

describe('platformFee', () => {
  it.each([
    [0, 0],
    [1, 100],
    [99_99, 100],
    [100_00, 200],
    [199_99, 200],
    [200_00, 300],
    [999_999_99, 300],
  ])('of a cart of %i paise is %i paise', (cartTotalPaise, fee) => {
    expect(platformFee(cartTotalPaise)).toBe(fee);
  });

  it.each([-1, -0.01, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'refuses %d',
    (cartTotalPaise) => {
      expect(() => platformFee(cartTotalPaise)).toThrow(
        expect.objectContaining({ code: 'INVALID_ORDER_AMOUNT', message: 'Invalid order amount' }),
      );
    },
  );

  it('never falls as the cart grows', () => {
    const paise = fc.nat({ max: 999_999_99 });
    fc.assert(
      fc.property(paise, paise, (a, b) => {
        expect(platformFee(Math.max(a, b))).toBeGreaterThanOrEqual(platformFee(Math.min(a, b)));
      }),
    );
  });
});
