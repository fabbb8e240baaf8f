import { measurePots } from '@thali/shared/pots/measure-pots';
import { MealsChange } from '@thali/shared/vendors/meals-setting';
import { PotsChange } from '@thali/shared/vendors/pots-setting';
import { expect, test } from 'vitest';
import { demoVendor } from '../demo/demo-vendor-demo.ts';
import { historyDays } from '../seed/demo-vendor-rows.ts';
import { historicOrders } from './historic-orders.ts';
import { historicPots, potSettingsUpdate } from './historic-pots.ts';

test.each(['2026-11-20T15:30:00+05:30', '2026-12-05T09:00:00+05:30'])(
  'the pots before %s show an effect with its interval',
  (anchor) => {
    const now = new Date(anchor);
    const days = Array.from({ length: historyDays + 1 }, (_, daysAgo) =>
      historicOrders(demoVendor, 80, daysAgo, now),
    );
    const pots = historicPots(demoVendor.subdomain, days, now);
    expect(pots.every(({ date }) => date < anchor.slice(0, 10))).toBe(true);
    expect(pots.every(({ made, left }) => left >= 0 && left <= made)).toBe(true);
    const { effect, hidden } = measurePots(pots);
    expect(hidden).toBeNull();
    expect(effect?.upper).toBeLessThan(0);
  },
  120_000,
);

test('the settings of the demo mess are valid', () => {
  const values = potSettingsUpdate(demoVendor.subdomain).ExpressionAttributeValues;
  expect(PotsChange.safeParse(values[':pots']).success).toBe(true);
  expect(MealsChange.safeParse(values[':meals']).success).toBe(true);
});
