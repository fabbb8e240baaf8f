import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { changeOrderStatus as contract } from '@thali/shared/orders/change-order-status.contract';
import { canVendorChange } from '@thali/shared/orders/order-status';
import { promisedTime } from '@thali/shared/orders/ready-time';
import { type Actor, cashCounterOf, staffNameOf } from '../../http/actor.ts';
import type { OrderRecord } from '../store/order-record.ts';
import { advanceOrder } from './advance-order.ts';
import { replaceOrRefuse } from './replace-or-refuse.ts';

export async function changeOrderStatus(
  actor: Actor,
  { params, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { status, cancelReason, cancelNote, unpaid } = body;
  const estimatedReadyAt = promisedTime(body, new Date());
  const unpaidBy = unpaid ? staffNameOf(actor) : undefined;
  return replaceOrRefuse(params.orderId, {
    isAllowed: (before) => canVendorChange(before.status, status),
    refusedAction: `become ${status}`,
    advance: (before) =>
      withCashInDrawer(actor, {
        ...advanceOrder(before, status, new Date(), { estimatedReadyAt, unpaidBy }),
        ...(cancelReason && { cancelReason }),
        ...(cancelNote && { cancelNote }),
      }),
  });
}

/** A counter that hands over a cash order takes its cash. Rule: counter-8 */
function withCashInDrawer(actor: Actor, order: OrderRecord): OrderRecord {
  const drawer = cashCounterOf(actor);
  const isCash = order.paymentMethod === 'cod' && order.paymentStatus === 'settled';
  if (!drawer.counterId || !isCash || order.payment?.receivedAt) return order;
  const receipt = { receivedAt: order.updatedAt, receivedBy: staffNameOf(actor), ...drawer };
  return { ...order, payment: { ...order.payment, ...receipt } };
}
