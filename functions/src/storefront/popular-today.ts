import { toIst } from '@thali/shared/time/ist';
import { readDayRows } from '../analytics/read-projections.table.ts';
import { cached } from '../table/cached.ts';

const maxDishes = 3;
/** Two friends who order the same dish do not make it popular. */
const minPortions = 5;
const oneMinuteMs = 60_000;

/** A mess's best-selling dishes of today, at most three, cached for a minute. 0.5 read units. Rule: storefront-16 */
export const readPopularToday = cached(async (vendorId: string): Promise<string[]> => {
  const { date } = toIst(new Date());
  const [row] = await readDayRows(vendorId, 'items', date, date);
  return selectPopular(row ?? {});
}, oneMinuteMs);

/** @param row  the portions of each dish as `q{itemId}` */
export function selectPopular(row: Record<string, unknown>): string[] {
  return Object.entries(row)
    .filter(([name, portions]) => name.startsWith('q') && Number(portions) >= minPortions)
    .sort(([, a], [, b]) => Number(b) - Number(a))
    .slice(0, maxDishes)
    .map(([name]) => name.slice(1));
}
