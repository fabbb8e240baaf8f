import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import type { PotRow } from '@thali/functions/pots/pots.table';
import { keys } from '@thali/functions/table/keys';
import { adviseVessels, expectedPortions, historyDays } from '@thali/shared/pots/advise-pot';
import { showsAdvice } from '@thali/shared/pots/shows-advice';
import { addDays } from '@thali/shared/time/dates';
import { toIst, type Weekday, weekdayOf, weekdays } from '@thali/shared/time/ist';
import { demoIds } from '../seed/demo-ids.ts';
import { seededRandom } from './random.ts';

const [lunch, dinner] = [
  { id: 'N00N', name: 'Lunch', from: '12:00', to: '15:00', weekdays: [...weekdays] },
  { id: 'D1NR', name: 'Dinner', from: '19:00', to: '22:00', weekdays: [...weekdays] },
] as const;
/** Orders from this time on are dinner. */
const dinnerFrom = '17:30';
const dishKeys = ['veg-thali', 'rajma-chawal', 'chicken-biryani', 'dal-tadka', 'paneer-makhani'];
const portions = 2;
const oneIn = 5;
/** Without advice, the cook makes this multiple of a mean meal every day, which is enough for most Wednesdays. */
const usualShare = 1.45;
/** The relative deviation of the taken portions from the expected portions. */
const deviation = 0.12;

/** Switches pots on at a demo mess. */
export function potSettingsUpdate(subdomain: string) {
  const pots = {
    runOutOneIn: oneIn,
    dishes: dishKeys.map((key) => ({ itemId: demoIds.item(subdomain, key), portions })),
  };
  return {
    Key: keys.vendorProfile(demoIds.vendor(subdomain)),
    UpdateExpression: 'SET #settings.meals = :meals, #settings.pots = :pots',
    ExpressionAttributeNames: { '#settings': 'settings' },
    ExpressionAttributeValues: { ':meals': [lunch, dinner], ':pots': pots },
  };
}

/**
 * The pots of a demo mess's past days, as if its kitchen had recorded them. The expected portions come from the orders.
 * @param days  the orders by days ago
 */
export function historicPots(
  subdomain: string,
  days: readonly (readonly OrderRecord[])[],
  anchor: Date,
): PotRow[] {
  const vendorId = demoIds.vendor(subdomain);
  const today = toIst(anchor).date;
  const past = days.map((orders, daysAgo) => ({ date: addDays(today, -daysAgo), orders })).slice(1);
  past.reverse();
  const ordered = countPortions(past.flatMap(({ orders }) => orders));
  return dishKeys.flatMap((key) =>
    [lunch, dinner].flatMap(({ id: mealId }) => {
      const itemId = demoIds.item(subdomain, key);
      const portionsOfDish = ordered.get(`${mealId} ${itemId}`) ?? 0;
      return potsOfDish({ vendorId, itemId, mealId }, past, portionsOfDish / past.length);
    }),
  );
}

function potsOfDish(
  { vendorId, itemId, mealId }: { vendorId: string; itemId: string; mealId: string },
  past: readonly { date: string; orders: readonly unknown[] }[],
  mean: number,
): PotRow[] {
  const factors = weekdayFactors(past);
  const pots: PotRow[] = [];
  for (const { date } of past) {
    const random = seededRandom(`thali-demo|pots|${itemId}|${mealId}|${date}`);
    const expected = Math.round(mean * (factors.get(weekdayOf(date)) ?? 1));
    const more = { expected, lower: expected * 0.75, upper: expected * 1.25 };
    const known = { passes: 0, skipped: 0, ordered: 0, more };
    const recent = pots.filter((pot) => pot.date >= addDays(date, -historyDays));
    const isAdviceShown = showsAdvice(vendorId, itemId, date);
    const advised = isAdviceShown ? adviseVessels(known, recent, { oneIn, portions }) : null;
    const made = advised ?? Math.ceil((mean * usualShare) / portions);
    const taken = expected * Math.max(0, random.normal(1, deviation));
    const rest = Math.max(0, made - taken / portions);
    pots.push({
      ...{ date, mealId, itemId, portions, isAdviceShown, advised },
      ...{ made, left: Math.round(rest * 4) / 4, expected: expectedPortions(known), revision: 1 },
    });
  }
  return pots;
}

/** The ordered portions by meal and dish. */
function countPortions(orders: readonly OrderRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { createdAt, lines } of orders) {
    const { id: mealId } = toIst(new Date(createdAt)).clock < dinnerFrom ? lunch : dinner;
    for (const { menuItemId, quantity } of lines) {
      const key = `${mealId} ${menuItemId}`;
      counts.set(key, (counts.get(key) ?? 0) + quantity);
    }
  }
  return counts;
}

/** The orders of each weekday, as a factor of a mean day. */
function weekdayFactors(
  past: readonly { date: string; orders: readonly unknown[] }[],
): Map<Weekday, number> {
  const all = past.reduce((sum, { orders }) => sum + orders.length, 0) / past.length;
  return new Map(
    weekdays.map((weekday) => {
      const same = past.filter(({ date }) => weekdayOf(date) === weekday);
      const count = same.reduce((sum, { orders }) => sum + orders.length, 0);
      return [weekday, count / same.length / all];
    }),
  );
}
