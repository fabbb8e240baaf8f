import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { markReceived as contract } from '@thali/shared/order-payments/receive-order-payment.contract';
import { canReceive } from '@thali/shared/order-payments/receive-payment';
import { isOngoing } from '@thali/shared/orders/order-status';
import { type Actor, cashCounterOf, staffNameOf } from '../http/actor.ts';
import { markAcknowledged, nextTimestamp } from '../orders/changes/advance-order.ts';
import { changeWithRetry } from '../orders/changes/replace-or-refuse.ts';
import { readOrderOfMess } from '../orders/reading/get-order.ts';
import { toOrderResponse } from '../orders/reading/to-order-responses.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { closeUpiCode } from './begin-upi-code.ts';
import { checkOrderPayment } from './check-order-payment.ts';
import { paymentMethodUnavailable } from './payment-method-unavailable.ts';

type Method = InputOf<typeof contract>['body']['method'];

/** Records that the money of an order arrived, in any status. A repeat changes nothing. Rule: pay-15 */
export async function markReceived(
  actor: Actor,
  { params, body: { method } }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const order = await readOrderOfMess(params.orderId);
  // The guest may have paid with the open code, and its event may be late. Without this check the platform would
  // refund that payment.
  if (order.payment?.orderId && !order.payment.receivedAt) await checkOrderPayment(order);
  const receipt = {
    receivedBy: staffNameOf(actor),
    ...(method === 'cash' && cashCounterOf(actor)),
  };
  let isNew = false;
  const after = await changeWithRetry(order, (before) => {
    if (before.payment?.receivedAt) return undefined;
    if (!canReceive(before, method))
      throw paymentMethodUnavailable('Nothing is left to pay for this order.');
    isNew = true;
    return markOrderReceived(before, method, receipt);
  });
  if (isNew) await closeUpiCode(after);
  return { order: await toOrderResponse(after, 'mess') };
}

/** The order with its money received. Rule: pay-15 */
export function markOrderReceived(
  before: OrderRecord,
  method: Method,
  receipt: { receivedBy: string; counterId?: string },
): OrderRecord {
  const at = nextTimestamp(before.updatedAt, new Date());
  const isCashAfterCompletion = method === 'cash' && before.status === 'completed';
  const after: OrderRecord = {
    ...before,
    paymentMethod: method === 'cash' ? 'cod' : 'upi',
    paymentStatus: isCashAfterCompletion ? 'settled' : 'paid',
    payment: { ...before.payment, receivedAt: at, ...receipt },
    updatedAt: at,
  };
  return isOngoing(before.status) ? markAcknowledged(after) : after;
}
