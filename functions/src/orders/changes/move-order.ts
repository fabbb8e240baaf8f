import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { vendorIdOfOrder } from '@thali/shared/ids/order-id';
import type { moveOrder as contract } from '@thali/shared/orders/move-order.contract';
import { isOngoing } from '@thali/shared/orders/order-status';
import type { Actor } from '../../http/actor.ts';
import { readVendor, vendorNotFound } from '../../vendors/vendors.table.ts';
import { updateTableInBrief } from '../briefs/order-briefs.table.ts';
import { assertTable } from '../placing/check-order.ts';
import type { OrderRecord } from '../store/order-record.ts';
import { nextTimestamp } from './advance-order.ts';
import { replaceOrRefuse } from './replace-or-refuse.ts';

/**
 * Moves an order to another table and makes it dine-in. Without a table the order becomes a pick-up order.
 * Rule: tables-5
 */
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
  let movedOrder: OrderRecord | undefined;
  const answer = await replaceOrRefuse(orderId, {
    isAllowed: ({ status }) => isOngoing(status),
    refusedAction: 'move to another table',
    advance: (before) => {
      movedOrder = withTable(before, table);
      return movedOrder;
    },
  });
  if (movedOrder) await updateTableInBrief(movedOrder);
  return answer;
}

function withTable(order: OrderRecord, table: string | undefined): OrderRecord {
  return {
    ...order,
    table,
    ...(table && { serviceMode: 'dine_in' }),
    updatedAt: nextTimestamp(order.updatedAt, new Date()),
  };
}
