import { maxSortOrder } from '@thali/shared/menu/menu-limits';
import { type Actor, isStaff } from '../http/actor.ts';
import { vendorNotFound } from '../vendors/vendors.table.ts';
import { readStorefront, type StorefrontRows } from './storefront.table.ts';

/**
 * A vendor with its menu; staff see at once what they have just changed.
 * @throws AppError VENDOR_NOT_FOUND
 */
export async function readMenu(actor: Actor, vendorId: string): Promise<StorefrontRows> {
  const rows = await readStorefront(vendorId, { ConsistentRead: isStaff(actor) });
  if (!rows) throw vendorNotFound();
  return rows;
}

interface Placed {
  sortOrder: number;
  name: string;
}

/** The order of a menu: by place, and by name where the place is the same. */
export function inMenuOrder(a: Placed, b: Placed): number {
  return a.sortOrder - b.sortOrder || a.name.localeCompare(b.name, 'en-IN');
}

/** The place after the last one of a list, while there is one. */
export function placeAfter(placed: readonly Placed[]): number {
  const next = placed.reduce((most, { sortOrder }) => Math.max(most, sortOrder + 1), 0);
  return Math.min(next, maxSortOrder);
}
