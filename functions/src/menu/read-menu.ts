import type { Actor } from '../http/actor.ts';
import { isStaff } from '../http/actor.ts';
import { vendorNotFound } from '../vendors/vendor-not-found.ts';
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
