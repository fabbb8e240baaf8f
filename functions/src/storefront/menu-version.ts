import { createHash } from 'node:crypto';
import { toIst } from '@thali/shared/time/ist';
import { dayContentsOf, dayMenuField, isSizeSoldOut, isSoldOut } from '../menu/menu-rows.ts';
import { soldOutChoices } from '../menu/option-group-rows.ts';
import { readMenuOfToday } from '../menu/read-menu-of-today.ts';
import type { StorefrontRows } from '../menu/storefront.table.ts';
import { currentStatus } from '../vendors/vendors.table.ts';
import { cacheWhileUnchanged } from './cache-while-unchanged.ts';

/**
 * The version of a storefront: `{last change in ms}.{hash}`. The hash covers sold-out dishes, today's contents and
 * the end of the plan, because orders, the next meal and midnight change these without a new `updatedAt`.
 */
export function menuVersionOf(
  { vendor, categories, items, optionGroups }: StorefrontRows,
  now = new Date(),
): string {
  const times = [vendor, ...categories, ...items, ...optionGroups].map((row) =>
    Date.parse(row.updatedAt),
  );
  const { date } = toIst(now);
  const hashedIds = items
    .filter((item) => item.stock === 0 || isSoldOut(item, now))
    .map(({ id }) => id);
  for (const group of optionGroups) hashedIds.push(...soldOutChoices(group, now));
  for (const item of items) {
    if (dayContentsOf(item, date)) {
      hashedIds.push(date + item.id + (item[dayMenuField(date)]?.mealName ?? ''));
    }
    const soldOutSizes = item.sizes?.filter(({ id }) => isSizeSoldOut(item, id, now)) ?? [];
    hashedIds.push(...soldOutSizes.map(({ id }) => item.id + id));
  }
  if (currentStatus(vendor, now) !== vendor.status) hashedIds.push('plan over');
  const latest = String(Math.max(...times));
  return hashedIds.length === 0 ? latest : `${latest}.${hashIds(hashedIds)}`;
}

/** A hash of ids, as a number. */
export function hashIds(ids: readonly string[]): number {
  return createHash('sha256').update(ids.join()).digest().readUInt32BE();
}

/** The current version of a vendor's storefront; undefined if the vendor does not exist. Rule: live-13 */
export const readMenuVersion = cacheWhileUnchanged(async (vendorId) => {
  const rows = await readMenuOfToday(vendorId, { ConsistentRead: true });
  return rows && menuVersionOf(rows);
}, 5000);
