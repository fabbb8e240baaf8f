import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { canPayByUpi } from '@thali/shared/order-payments/can-pay-by-upi';
import type { reportPayment as contract } from '@thali/shared/order-payments/pay-order.contract';
import type { Actor } from '../http/actor.ts';
import { countTry } from '../limits/rate-limits.table.ts';
import { nextTimestamp } from '../orders/changes/advance-order.ts';
import { changeWithRetry } from '../orders/changes/replace-or-refuse.ts';
import { readProvenOrder } from '../orders/reading/get-order.ts';
import { toOrderResponse } from '../orders/reading/to-order-responses.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { paymentMethodUnavailable } from './payment-method-unavailable.ts';

/** Limits changes, because each change goes to the kitchen's screens. */
const limitOf = ({ id }: OrderRecord) => ({
  scope: `said-paid:${id}`,
  max: 10,
  windowSeconds: 3600,
});

/** Stores a guest's claim to have paid. Staff decide whether the money has arrived. Rule: pay-14 */
export async function reportPayment(
  actor: Actor,
  input: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const order = await readProvenOrder(actor, input);
  const now = new Date();
  const change = (before: OrderRecord) => withClaim(before, input.body.digits, now);
  if (change(order)) await countTry(limitOf(order));
  return { order: await toOrderResponse(await changeWithRetry(order, change), 'guest') };
}

/** Keeps the time of the first claim. The guest may correct its digits until the money has arrived. */
function withClaim(
  before: OrderRecord,
  digits: string | undefined,
  now: Date,
): OrderRecord | undefined {
  const { payment } = before;
  const hasClaimed = payment?.saidAt !== undefined;
  if (payment?.receivedAt || (hasClaimed && (!digits || payment?.digits === digits)))
    return undefined;
  if (!canPayByUpi(before, now.getTime())) {
    if (hasClaimed) return undefined;
    throw paymentMethodUnavailable('This order cannot be paid by UPI.');
  }
  const at = nextTimestamp(before.updatedAt, now);
  return {
    ...before,
    payment: { ...payment, saidAt: payment?.saidAt ?? at, ...(digits && { digits }) },
    updatedAt: at,
  };
}
