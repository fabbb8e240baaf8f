import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newPrice, type PriceChange } from './new-price.ts';

const up: PriceChange = { direction: 'up', by: 'amount', figure: '10', roundTo: '0' };

it.each([
  [60, {}, 70],
  [60.5, { figure: '2.25' }, 62.75],
  [60, { direction: 'down' }, 50],
  [5, { direction: 'down' }, 0],
  [66, { by: 'percent' }, 72.6],
  [66, { by: 'percent', roundTo: '1' }, 73],
  [66, { by: 'percent', roundTo: '5' }, 75],
  [12, { by: 'percent', figure: '2', roundTo: '5' }, 12],
  [60, { figure: '' }, 60],
  [99_999, { figure: '10' }, 99_999.99],
] as const)('the price %d with the change %o becomes %d', (price, change, after) => {
  expect(newPrice(price, { ...up, ...change })).toBe(after);
});

it('moves in the requested direction, in whole paise', () => {
  const change = fc.record<PriceChange>({
    direction: fc.constantFrom('up', 'down'),
    by: fc.constantFrom('amount', 'percent'),
    figure: fc.integer({ min: 0, max: 500 }).map(String),
    roundTo: fc.constantFrom('0', '1', '5'),
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), change, (paise, priceChange) => {
      const before = paise / 100;
      const after = newPrice(before, priceChange);
      expect(priceChange.direction === 'up' ? after >= before : after <= before).toBe(true);
      expect(after).toBeGreaterThanOrEqual(0);
      expect(Math.abs(after * 100 - Math.round(after * 100))).toBeLessThan(0.001);
    }),
  );
});
