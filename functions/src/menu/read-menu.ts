import { maxSortOrder } from '@thali/shared/menu/menu-limits';
import { type Actor, isStaff } from '../http/actor.ts';
import { vendorNotFound } from '../vendors/vendors.table.ts';
import { readMenuOfToday } from './read-menu-of-today.ts';
import { readStorefront, type StorefrontRows } from './storefront.table.ts';

/**
 * A vendor with its menu. Staff get a consistent read, so they see their own changes. Others get the dishes of today.
 * @throws AppError VENDOR_NOT_FOUND
 */
export async function readMenu(actor: Actor, vendorId: string): Promise<StorefrontRows> {
  const rows = await (isStaff(actor)
    ? readStorefront(vendorId, { ConsistentRead: true })
    : readMenuOfToday(vendorId));
  if (!rows) throw vendorNotFound();
  return rows;
}

interface SortedRow {
  sortOrder: number;
  name: string;
}

/** Sorts a menu by sort order, then by name. */
export function inMenuOrder(a: SortedRow, b: SortedRow): number {
  return a.sortOrder - b.sortOrder || a.name.localeCompare(b.name, 'en-IN');
}

/** The next free sort order at the end of a list, up to the maximum. */
export function nextSortOrder(rows: readonly SortedRow[]): number {
  const next = rows.reduce((max, { sortOrder }) => Math.max(max, sortOrder + 1), 0);
  return Math.min(next, maxSortOrder);
}
