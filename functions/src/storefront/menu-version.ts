import { createHash } from 'node:crypto';
import { toIst } from '@thali/shared/time/ist';
import { dayContentsOf, isSoldOut } from '../menu/menu-rows.ts';
import { soldOutChoices } from '../menu/option-group-rows.ts';
import { readStorefront, type StorefrontRows } from '../menu/storefront.table.ts';

/**
 * The version of a storefront: the time of its last change in milliseconds. A hash of the sold-out dishes and today's
 * descriptions follows after a point, because orders and midnight change those without a new time.
 */
export function menuVersionOf(
  { vendor, categories, items, optionGroups }: StorefrontRows,
  now = new Date(),
): string {
  const times = [vendor, ...categories, ...items, ...optionGroups].map((row) =>
    Date.parse(row.updatedAt),
  );
  const { date } = toIst(now);
  const marks = items
    .filter((item) => item.stock === 0 || isSoldOut(item, now))
    .map(({ id }) => id);
  for (const group of optionGroups) marks.push(...soldOutChoices(group, now));
  for (const item of items) if (dayContentsOf(item, date)) marks.push(date + item.id);
  const latest = String(Math.max(...times));
  return marks.length === 0 ? latest : `${latest}.${hashIds(marks)}`;
}

/** A hash of ids, as a number. */
export function hashIds(ids: readonly string[]): number {
  return createHash('sha256').update(ids.join()).digest().readUInt32BE();
}

/** The current version; undefined if the vendor does not exist. About 3 read units. */
export async function readMenuVersion(vendorId: string): Promise<string | undefined> {
  const rows = await readStorefront(vendorId, { ConsistentRead: true });
  return rows && menuVersionOf(rows);
}
