import { formatShortPaise } from '@thali/shared/money/paise';
import type { RefundProblem } from '@thali/shared/orders/payment-methods';
import { orderLabel, systemEntry } from '../audit/system-entry.ts';
import { nextTimestamp } from '../orders/changes/advance-order.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { readOrder } from '../orders/store/orders.table.ts';
import { orderPut } from '../orders/store/replace-order.table.ts';
import {
  isPaidByAnother,
  type OrderPaymentRow,
  refundedPaiseOf,
} from '../payments/payment-rows.ts';
import { readOrderPayment } from '../payments/payments.table.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { transact, type Write } from '../table/transact.ts';
import { type PaymentChange, paymentUpdate } from './payment-update.ts';

/**
 * Records the provider's total of a payment's refunds, in the payment's row and in its order. Only raises the total,
 * and ignores refunds of an extra payment. 2 read units and 10 write units.
 * Does nothing if another refund has failed since the caller read the payment, because the total is then outdated.
 * Rule: pay-26
 */
export async function recordOrderRefund(
  { orderId, refundFailures }: OrderPaymentRow,
  paymentId: string,
  refundedPaise: number,
): Promise<void> {
  await retryTransaction(async () => {
    const payment = await readOrderPayment(orderId);
    if (!payment) return 'done';
    if (payment.refundFailures !== refundFailures) return 'done';
    if (isPaidByAnother(payment, paymentId)) return 'done';
    if (refundedPaise <= refundedPaiseOf(payment, paymentId)) return 'done';
    const order = await readOrderPaidBy(payment, paymentId);
    const refused = await transact({
      payment: refundUpdate(payment, paymentId, refundedPaise),
      order: order
        ? [{ Put: orderPut(order, toRefundedOrder(order, payment, refundedPaise)) }]
        : [],
      audit: systemEntry('razorpay', 'recordOrderRefund', {
        target: payment.vendorId,
        detail: `${orderLabel(payment.foodOrderId)}: ${formatShortPaise(refundedPaise)} refunded in total`,
      }),
    });
    return refused.size === 0 ? 'done' : undefined;
  });
}

/**
 * Records why a due refund is stuck, for the mess's screens. Screens do not show refunds of extra payments.
 * Rule: pay-27
 */
export async function recordRefundProblem(
  payment: OrderPaymentRow,
  paymentId: string | undefined,
  refundProblem: RefundProblem,
): Promise<void> {
  await retryTransaction(async () => {
    const order = await readOrderPaidBy(payment, paymentId);
    if (!order || order.payment?.refundProblem === refundProblem) return 'done';
    const after: OrderRecord = {
      ...order,
      payment: { ...order.payment, refundProblem },
      updatedAt: nextTimestamp(order.updatedAt, new Date()),
    };
    const refused = await transact({ order: { Put: orderPut(order, after) } });
    return refused.size === 0 ? 'done' : undefined;
  });
}

/** Undefined if another payment paid the order, or if the order does not know of the payment yet. */
export async function readOrderPaidBy(
  { foodOrderId }: OrderPaymentRow,
  paymentId: string | undefined,
): Promise<OrderRecord | undefined> {
  const order = paymentId === undefined ? undefined : await readOrder(foodOrderId);
  return order?.payment?.paymentId === paymentId ? order : undefined;
}

/** The order with the refunded amount, and the reason why the rest is not refunded. */
export function toRefundedOrder(
  order: OrderRecord,
  { amountPaise }: OrderPaymentRow,
  refundedPaise: number,
  refundProblem?: RefundProblem,
): OrderRecord {
  const refundStatus = refundedPaise < amountPaise ? 'partly_refunded' : 'refunded';
  return {
    ...order,
    paymentStatus: refundedPaise === 0 ? 'paid' : refundStatus,
    payment: { ...order.payment, refundedPaise: refundedPaise || undefined, refundProblem },
    updatedAt: nextTimestamp(order.updatedAt, new Date()),
  };
}

const noChange: PaymentChange = { sets: [], removes: [], values: {} };

/**
 * Builds the change of the refunded amount, on condition that step, refunds and failures are unchanged since the read.
 */
export function refundUpdate(
  payment: OrderPaymentRow,
  paymentId: string,
  sum: number,
  { sets, removes, values }: PaymentChange = noChange,
): Write {
  // Another payment may pay the order first.
  const isUnpaid = payment.status !== 'paid';
  return paymentUpdate(payment, ['step', 'refundedPaise', 'refundFailures'], {
    sets: ['refundedPaise = :sum', ...(isUnpaid ? ['refundedOf = :of'] : []), ...sets],
    removes,
    values: { ':sum': sum, ...(isUnpaid && { ':of': paymentId }), ...values },
  });
}
