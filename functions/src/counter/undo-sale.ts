import { canUndoSale } from '@thali/shared/counter/can-undo-sale';
import { undoReasons } from '@thali/shared/counter/undo-reasons';
import type { undoSale as contract } from '@thali/shared/counter/undo-sale.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { type Actor, staffNameOf } from '../http/actor.ts';
import { advanceOrder } from '../orders/changes/advance-order.ts';
import { payablePaise } from '../orders/changes/payment-at-end.ts';
import { replaceOrRefuse } from '../orders/changes/replace-or-refuse.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { limitVoid } from '../team/limit-void.ts';

/**
 * Cancels a sale and records that the cash was returned. A UPI payment is refunded by hand (pay-16).
 * Rule: counter-7
 */
export function undoSale(
  actor: Actor,
  { params, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const by = staffNameOf(actor);
  const note = body ? `Sale undone: ${undoReasons[body.reason]}` : 'Sale undone';
  return replaceOrRefuse(params.orderId, {
    isAllowed: (before) => before.counterId !== undefined && canUndoSale(before, Date.now()),
    refusedAction: 'be undone any more',
    advance: (before) => withCashRefunded(cancelSale(before, note), by),
    guard: (before, change) => limitVoid(actor, () => payablePaise(before), change),
  });
}

function cancelSale(before: OrderRecord, cancelNote: string): OrderRecord {
  const cancelled = advanceOrder(before, 'cancelled', new Date());
  return { ...cancelled, cancelReason: 'other', cancelNote };
}

function withCashRefunded(order: OrderRecord, refundedBy: string): OrderRecord {
  if (order.paymentMethod !== 'cod' || order.paymentStatus !== 'paid') return order;
  const refund = { refundedPaise: payablePaise(order), refundedAt: order.updatedAt, refundedBy };
  return {
    ...order,
    paymentStatus: 'refunded',
    payment: { ...order.payment, ...refund, refundReason: order.cancelNote },
  };
}
