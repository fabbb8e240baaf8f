import type { RefundProblem } from '@thali/shared/order-payments/payment-methods';
import { timeAfter } from '../orders/advance-order.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { readOrder } from '../orders/orders.table.ts';
import { orderPut } from '../orders/replace-order.table.ts';
import { isOrderPayment, type OrderPaymentRow } from '../payments/payment-rows.ts';
import { readPayment } from '../payments/payments.table.ts';
import { keys } from '../table/keys.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { tableName } from '../table/table-client.ts';
import { transact, type Write } from '../table/transact.ts';
import { givenBackNow } from './given-back.ts';

/**
 * Records the amount refunded of a payment so far, as the provider adds it up, in its row and in its order. It goes down
 * only where a refund failed. The refund of a second payment of the same order changes nothing. 2 read units and 8 write units.
 * Rule: pay-26
 */
export async function recordOrderRefund(
  { orderId }: OrderPaymentRow,
  paymentId: string,
  refundedPaise: number,
): Promise<void> {
  await retryTransaction(async () => {
    const payment = await readPayment(orderId);
    if (!payment || !isOrderPayment(payment)) return 'done';
    if (payment.status === 'paid' && payment.paymentId !== paymentId) return 'done';
    if (refundedPaise <= (payment.refundedPaise ?? 0)) return 'done';
    // Of a refund that failed since, late news still say that it was given back.
    const sum = payment.refundFailures ? await givenBackNow(payment, paymentId) : refundedPaise;
    if (sum === undefined || sum <= (payment.refundedPaise ?? 0)) return 'done';
    const order = await orderPaidBy(payment, paymentId);
    const refused = await transact({
      payment: refundUpdate(payment, sum),
      order: order ? [{ Put: orderPut(order, refundedOrder(order, payment, sum)) }] : [],
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
  const order = await readOrder(foodOrderId);
  return order?.payment?.paymentId === paymentId ? order : undefined;
}

function refundedOrder(
  order: OrderRecord,
  payment: OrderPaymentRow,
  refundedPaise: number,
): OrderRecord {
  return {
    ...order,
    paymentStatus: statusAfterRefund(payment, refundedPaise),
    payment: { ...order.payment, refundedPaise, refundProblem: undefined },
    updatedAt: timeAfter(order.updatedAt, new Date()),
  };
}

export function statusAfterRefund({ amountPaise }: OrderPaymentRow, refundedPaise: number) {
  if (refundedPaise === 0) return 'paid';
  return refundedPaise < amountPaise ? 'partly_refunded' : 'refunded';
}

/** Conditional on the state that was read: whether its order has heard of it, and the same refunds. */
function refundUpdate({ orderId, step, refundedPaise }: OrderPaymentRow, sum: number): Write {
  const conditions = [
    step === undefined ? 'attribute_not_exists(step)' : 'step = :step',
    refundedPaise === undefined ? 'attribute_not_exists(refundedPaise)' : 'refundedPaise = :before',
  ];
  return {
    Update: {
      TableName: tableName(),
      Key: keys.payment(orderId),
      UpdateExpression: 'SET refundedPaise = :sum, updatedAt = :now',
      ConditionExpression: conditions.join(' AND '),
      ExpressionAttributeValues: {
        ':sum': sum,
        ':now': new Date().toISOString(),
        ...(step !== undefined && { ':step': step }),
        ...(refundedPaise !== undefined && { ':before': refundedPaise }),
      },
    },
  };
}
