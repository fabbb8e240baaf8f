import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { orderLabel } from '@thali/shared/ids/order-id';
import { toRupees } from '@thali/shared/money/paise';
import { canPayByUpi } from '@thali/shared/order-payments/can-pay-by-upi';
import { switchedMethods } from '@thali/shared/order-payments/methods-of';
import type {
  beginOrderPayment as contract,
  UpiToPay,
} from '@thali/shared/order-payments/pay-order.contract';
import { upiLink, upiNote } from '@thali/shared/order-payments/upi-link';
import type { Actor } from '../http/actor.ts';
import { paidPaise } from '../orders/changes/payment-at-end.ts';
import { readProvenOrder } from '../orders/reading/get-order.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { readVendor } from '../vendors/vendors.table.ts';
import { beginOnlinePayment } from './begin-online-payment.ts';
import { unavailable } from './unavailable.ts';

/** Answers how to pay an order, by the mess's current settings. */
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
  throw unavailable('This order is paid in cash at the counter.');
}

/** @throws AppError ORDER_ALREADY_PAID */
function assertUnpaid({ paymentStatus }: OrderRecord): void {
  if (paymentStatus === 'pending' || paymentStatus === 'failed') return;
  throw new AppError('ORDER_ALREADY_PAID', 'This order is already paid.');
}

/** The exact amount, and the mess's current and confirmed UPI ID. Rule: pay-13 */
async function toUpiPayment(order: OrderRecord): Promise<UpiToPay> {
  if (!canPayByUpi(order, Date.now())) {
    throw unavailable('This order can no longer be paid by UPI.');
  }
  const vendor = await readVendor(order.vendorId, { ConsistentRead: true });
  const payment = vendor?.settings.payment;
  const upi = payment?.upi;
  if (!vendor || !switchedMethods(payment).upi || !upi?.confirmedAt) {
    throw unavailable('This mess no longer takes UPI. Please pay at the counter.');
  }
  const amountPaise = paidPaise(order);
  const name = order.token === undefined ? orderLabel(order) : `token ${order.token}`;
  const payee = {
    upiId: upi.id,
    payeeName: upi.payeeName,
    note: upiNote(vendor.displayName, name),
    reference: order.id.slice(-16),
  };
  const link = upiLink({ ...payee, amountPaise });
  return { kind: 'upi', ...payee, amount: toRupees(amountPaise), link };
}
