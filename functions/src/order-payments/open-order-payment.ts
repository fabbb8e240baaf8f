import { AppError } from '@thali/shared/http/app-error';
import { countTry } from '../limits/rate-limits.table.ts';
import { nextTimestamp } from '../orders/changes/advance-order.ts';
import { isPaymentReceived, payablePaise } from '../orders/changes/payment-at-end.ts';
import { orderNotFound } from '../orders/reading/get-order.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { readOrder } from '../orders/store/orders.table.ts';
import { orderPut } from '../orders/store/replace-order.table.ts';
import { readAccountKeys } from '../payments/accounts/account-keys.ts';
import type { newPaymentFields } from '../payments/create-plan-payment.ts';
import { isPaid, type OrderPaymentRow } from '../payments/payment-rows.ts';
import { newPaymentWrites, readOrderPayment, readPayment } from '../payments/payments.table.ts';
import type { RazorpayKeys } from '../payments/provider/razorpay-keys.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { transact } from '../table/transact.ts';
import { checkOrderPayment } from './check-order-payment.ts';
import { paymentMethodUnavailable } from './payment-method-unavailable.ts';

type NewPayment = ReturnType<typeof newPaymentFields> & Pick<OrderPaymentRow, 'qrCode'>;

/** A method to pay an order to the mess's account. */
export interface PaymentKind {
  /** @throws AppError PAYMENT_METHOD_UNAVAILABLE */
  assertPayable(order: OrderRecord): void;
  /** Whether the guest can still pay an unpaid payment of the current account. */
  isOpen(payment: OrderPaymentRow): boolean;
  /** Creates the payment at Razorpay. */
  create(amountPaise: number, keys: RazorpayKeys): Promise<NewPayment>;
}

/**
 * Returns the open payment of an order on the mess's current account. All tabs get the same payment. After a change
 * of the account, a new payment replaces an unpaid payment. Money for the replaced payment still counts.
 * @throws AppError ORDER_ALREADY_PAID, PAYMENT_METHOD_UNAVAILABLE, TOO_MANY_REQUESTS
 * Rule: pay-21
 */
export async function openOrderPayment(
  orderId: string,
  kind: PaymentKind,
): Promise<OrderPaymentRow> {
  let created: { payment: NewPayment; keyId: string } | undefined;
  return retryTransaction(async () => {
    const order = await readOrder(orderId);
    if (!order) throw orderNotFound();
    if (isPaymentReceived(order)) throw alreadyPaid();
    kind.assertPayable(order);
    const keys = await readAccountKeys(order.vendorId);
    if (!keys)
      throw paymentMethodUnavailable('This mess does not take online payments at the moment.');
    const current = await readCurrentPayment(order);
    if (current && isPaid(current)) throw alreadyPaid();
    if (current?.keyId === keys.keyId && kind.isOpen(current)) return current;
    if (created?.keyId !== keys.keyId) {
      await countTry({ scope: `order-payment:${orderId}`, max: 10, windowSeconds: 3600 });
      // The guest may have paid before the account changed, and the job checks only the latest payment order.
      if (current && (await isPaidAtProvider(order, current))) throw alreadyPaid();
      created = { payment: await kind.create(payablePaise(order), keys), keyId: keys.keyId };
    }
    return insertOrderPayment(order, { ...created.payment, keyId: created.keyId });
  });
}

function alreadyPaid(): AppError {
  const message = 'This order is paid, or its payment is being checked. Please do not pay again.';
  return new AppError('ORDER_ALREADY_PAID', message);
}

/** Asks Razorpay, in case its event has not arrived yet, and records a payment in the order. */
async function isPaidAtProvider(
  order: OrderRecord,
  { orderId }: OrderPaymentRow,
): Promise<boolean> {
  if ((await checkOrderPayment(order)) === 'paid') return true;
  const checked = await readPayment(orderId);
  return checked !== undefined && isPaid(checked);
}

async function readCurrentPayment({ payment }: OrderRecord): Promise<OrderPaymentRow | undefined> {
  return payment?.orderId ? readOrderPayment(payment.orderId) : undefined;
}

/** 8 write units. Undefined if the order has changed meanwhile, perhaps in another tab. */
async function insertOrderPayment(
  order: OrderRecord,
  created: NewPayment & { keyId: string },
): Promise<OrderPaymentRow | undefined> {
  const payment: OrderPaymentRow = {
    ...created,
    purpose: 'order',
    foodOrderId: order.id,
    vendorId: order.vendorId,
    amountPaise: payablePaise(order),
  };
  const after: OrderRecord = {
    ...order,
    payment: { ...order.payment, orderId: payment.orderId, begunAt: payment.createdAt },
    updatedAt: nextTimestamp(order.updatedAt, new Date()),
  };
  const refused = await transact({
    payment: newPaymentWrites(payment),
    order: { Put: orderPut(order, after) },
  });
  return refused.size > 0 ? undefined : payment;
}
