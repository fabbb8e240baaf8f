import { toIst } from '@thali/shared/time/ist';
import { followWeekMenu } from './follow-week-menu.ts';
import { readStorefront, type StorefrontRows } from './storefront.table.ts';
import { readWeekDays } from './week-days.table.ts';

/**
 * A vendor's storefront, with today's contents of its dishes from the week menu. 0.5 read units more for a mess with a
 * week menu.
 * Rule: menu-37
 */
export async function readMenuOfToday(
  vendorId: string,
  options?: { ConsistentRead: boolean },
): Promise<StorefrontRows | undefined> {
  const rows = await readStorefront(vendorId, options);
  const { date, clock } = toIst(new Date());
  if (!rows || (rows.vendor.settings.weekMenuUntil ?? '') < date) return rows;
  const [day] = await readWeekDays(vendorId, [date, date], options);
  return day ? { ...rows, items: followWeekMenu(rows, day.meals, { date, clock }).items } : rows;
}
