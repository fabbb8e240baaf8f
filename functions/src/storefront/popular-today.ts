import { toIst } from '@thali/shared/time/ist';
import { readDayRows } from '../analytics/read-projections.table.ts';
import { cached } from '../table/cached.ts';

const max = 3;
/** Two friends who order the same are no crowd. */
const minPortions = 5;
const oneMinuteMs = 60_000;

/** The dishes of a mess that sell best today, at most three; a minute old at most. 0.5 read units in that minute. Rule: storefront-16 */
export const popularToday = cached(async (vendorId: string): Promise<string[]> => {
  const { date } = toIst(new Date());
  const [row] = await readDayRows(vendorId, 'items', date, date);
  return popularOf(row ?? {});
}, oneMinuteMs);

/** @param row  portions of each dish as `q{itemId}` */
export function popularOf(row: Record<string, unknown>): string[] {
  return Object.entries(row)
    .filter(([name, portions]) => name.startsWith('q') && Number(portions) >= minPortions)
    .sort(([, one], [, other]) => Number(other) - Number(one))
    .slice(0, max)
    .map(([name]) => name.slice(1));
}
