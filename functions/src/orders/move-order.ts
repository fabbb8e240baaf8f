import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { vendorIdOfOrder } from '@thali/shared/ids/order-id';
import { isOngoing } from '@thali/shared/orders/order-status';
import type { moveOrder as contract } from '@thali/shared/tables/move-order.contract';
import type { Actor } from '../http/actor.ts';
import { vendorNotFound } from '../vendors/vendor-not-found.ts';
import { readVendor } from '../vendors/vendors.table.ts';
import { timeAfter } from './advance-order.ts';
import { assertTable } from './check-order.ts';
import { replaceOrRefuse } from './replace-or-refuse.ts';

/** Another table for an order, which is eaten there from now on; none where it is collected. Rule: tables-5 */
export async function moveOrder(
  _actor: Actor,
  { params: { orderId }, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const table = body.table || undefined;
  if (table) {
    const vendor = await readVendor(vendorIdOfOrder(orderId));
    if (!vendor) throw vendorNotFound();
    assertTable(table, vendor.settings);
  }
  return replaceOrRefuse(orderId, {
    isAllowed: ({ status }) => isOngoing(status),
    cannot: 'move to another table',
    advance: (before) => ({
      ...before,
      table,
      ...(table && { serviceMode: 'dine_in' }),
      updatedAt: timeAfter(before.updatedAt, new Date()),
    }),
  });
}
