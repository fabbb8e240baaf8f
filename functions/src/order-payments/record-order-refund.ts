import type { RefundProblem } from '@thali/shared/order-payments/payment-methods';
import { timeAfter } from '../orders/advance-order.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { readOrder } from '../orders/orders.table.ts';
import { orderPut } from '../orders/replace-order.table.ts';
import { type OrderPaymentRow, refundedOfPayment } from '../payments/payment-rows.ts';
import { readOrderPayment } from '../payments/payments.table.ts';
import { keys } from '../table/keys.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { tableName } from '../table/table-client.ts';
import { transact, type Write } from '../table/transact.ts';
import { sameFailures } from './refund-failure.ts';

/**
 * Records the amount refunded of a payment so far, as the provider adds it up, in its row and in its order. It only goes
 * up here. The refund of a second payment of the same order changes nothing. 2 read units and 8 write units.
 * @param before  as it was when the provider was asked: a refund that failed since makes the answer an old one
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
    if (payment.status === 'paid' && payment.paymentId !== paymentId) return 'done';
    if (refundedPaise <= refundedOfPayment(payment, paymentId)) return 'done';
    const order = await orderPaidBy(payment, paymentId);
    const refused = await transact({
      payment: refundUpdate(payment, paymentId, refundedPaise),
      order: order ? [{ Put: orderPut(order, refundedOrder(order, payment, refundedPaise)) }] : [],
    });
    return refused.size === 0 ? 'done' : undefined;
  });
}

/** Tells the mess why what is due is not given back. */
export async function noteRefundProblem(
  payment: OrderPaymentRow,
  refundProblem: RefundProblem,
): Promise<void> {
  await retryTransaction(async () => {
    const order = await orderPaidBy(payment, payment.paymentId);
    if (!order || order.payment?.refundProblem === refundProblem) return 'done';
    const after: OrderRecord = {
      ...order,
      payment: { ...order.payment, refundProblem },
      updatedAt: timeAfter(order.updatedAt, new Date()),
    };
    const refused = await transact({ order: { Put: orderPut(order, after) } });
    return refused.size === 0 ? 'done' : undefined;
  });
}

/** Undefined where the order was paid otherwise, or has not heard of the payment yet. */
export async function orderPaidBy(
  { foodOrderId }: OrderPaymentRow,
  paymentId: string | undefined,
): Promise<OrderRecord | undefined> {
  const order = paymentId === undefined ? undefined : await readOrder(foodOrderId);
  return order?.payment?.paymentId === paymentId ? order : undefined;
}

/** The order with the amount refunded of it, and why what is still due is not. */
export function refundedOrder(
  order: OrderRecord,
  { amountPaise }: OrderPaymentRow,
  refundedPaise: number,
  refundProblem?: RefundProblem,
): OrderRecord {
  const some = refundedPaise < amountPaise ? 'partly_refunded' : 'refunded';
  return {
    ...order,
    paymentStatus: refundedPaise === 0 ? 'paid' : some,
    payment: { ...order.payment, refundedPaise: refundedPaise || undefined, refundProblem },
    updatedAt: timeAfter(order.updatedAt, new Date()),
  };
}

/** What is written with it, as expressions. */
export interface RefundChange {
  sets: readonly string[];
  removes: readonly string[];
  values: Record<string, unknown>;
}

const noChange: RefundChange = { sets: [], removes: [], values: {} };

/** Conditional on the state that was read: whether its order has heard of it, and the same refunds and failures. */
export function refundUpdate(
  payment: OrderPaymentRow,
  paymentId: string,
  sum: number,
  { sets, removes, values }: RefundChange = noChange,
): Write {
  const { orderId, step, refundedPaise } = payment;
  const failures = sameFailures(payment);
  const same = [
    step === undefined ? 'attribute_not_exists(step)' : 'step = :step',
    refundedPaise === undefined ? 'attribute_not_exists(refundedPaise)' : 'refundedPaise = :before',
    failures.condition,
  ];
  // Another payment may pay it before this one does.
  const isUnpaid = payment.status !== 'paid';
  const own = isUnpaid ? ['refundedOf = :of'] : [];
  const allSets = ['refundedPaise = :sum', 'updatedAt = :now', ...own, ...sets].join(', ');
  const remove = removes.length > 0 ? ` REMOVE ${removes.join(', ')}` : '';
  return {
    Update: {
      TableName: tableName(),
      Key: keys.payment(orderId),
      UpdateExpression: `SET ${allSets}${remove}`,
      ConditionExpression: same.join(' AND '),
      ExpressionAttributeValues: {
        ':sum': sum,
        ...(isUnpaid && { ':of': paymentId }),
        ':now': new Date().toISOString(),
        ...(step !== undefined && { ':step': step }),
        ...(refundedPaise !== undefined && { ':before': refundedPaise }),
        ...failures.values,
        ...values,
      },
    },
  };
}
