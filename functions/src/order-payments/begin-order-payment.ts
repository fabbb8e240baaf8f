import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { canPayByUpi } from '@thali/shared/order-payments/can-pay-by-upi';
import type {
  beginOrderPayment as contract,
  UpiPaymentData,
} from '@thali/shared/order-payments/pay-order.contract';
import type { Actor } from '../http/actor.ts';
import { readProvenOrder } from '../orders/reading/get-order.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { readVendor } from '../vendors/vendors.table.ts';
import { beginOnlinePayment } from './begin-online-payment.ts';
import { paymentMethodUnavailable } from './payment-method-unavailable.ts';
import { toUpiPaymentData } from './upi-payment-data.ts';

/** Returns how the guest can pay an order under the mess's current settings. */
export async function beginOrderPayment(
  actor: Actor,
  input: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const order = await readProvenOrder(actor, input);
  assertUnpaid(order);
  if (order.paymentMethod === 'upi') return toUpiPayment(order);
  if (order.paymentMethod === 'online') {
    return { kind: 'online', checkout: await beginOnlinePayment(order.id) };
  }
  throw paymentMethodUnavailable('This order is paid in cash at the counter.');
}

/** @throws AppError ORDER_ALREADY_PAID */
function assertUnpaid({ paymentStatus }: OrderRecord): void {
  if (paymentStatus === 'pending' || paymentStatus === 'failed') return;
  throw new AppError('ORDER_ALREADY_PAID', 'This order is already paid.');
}

async function toUpiPayment(order: OrderRecord): Promise<UpiPaymentData> {
  if (!canPayByUpi(order, Date.now())) {
    throw paymentMethodUnavailable('This order can no longer be paid by UPI.');
  }
  return toUpiPaymentData(order, await readVendor(order.vendorId, { ConsistentRead: true }));
}
