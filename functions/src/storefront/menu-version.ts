import { createHash } from 'node:crypto';
import { toIst } from '@thali/shared/time/ist';
import { dayContentsOf, isSoldOut } from '../menu/menu-rows.ts';
import { soldOutChoices } from '../menu/option-group-rows.ts';
import { readStorefront, type StorefrontRows } from '../menu/storefront.table.ts';

/**
 * When anything of a storefront was last changed, as milliseconds. Behind a point what is sold out and what was
 * written for today: portions that orders take note no time, nor does midnight, and both change what everybody sees.
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
  return marks.length === 0 ? latest : `${latest}.${markOf(marks)}`;
}

/** A hash of these ids, in digits. */
export function markOf(ids: readonly string[]): number {
  return createHash('sha256').update(ids.join()).digest().readUInt32BE();
}

/** The current version. About 3 read units; undefined when there is no such vendor. */
export async function readMenuVersion(vendorId: string): Promise<string | undefined> {
  const rows = await readStorefront(vendorId, { ConsistentRead: true });
  return rows && menuVersionOf(rows);
}
