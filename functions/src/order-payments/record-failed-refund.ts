import { log } from '../logs/log.ts';
import { count } from '../metrics/metrics.ts';
import { timeAfter } from '../orders/advance-order.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { orderPut } from '../orders/replace-order.table.ts';
import { isOrderPayment, type OrderPaymentRow } from '../payments/payment-rows.ts';
import { readPayment } from '../payments/payments.table.ts';
import { refundEntry } from '../payments/raise-refund.ts';
import { keys, listPosition } from '../table/keys.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { tableName } from '../table/table-client.ts';
import { transact, type Write } from '../table/transact.ts';
import { givenBackNow } from './given-back.ts';
import { orderPaidBy, statusAfterRefund } from './record-order-refund.ts';

/**
 * A bank has refused a refund that Razorpay had taken, perhaps days before: the money is with the mess again. What is due
 * waits for its staff, who try again or give it back otherwise. 2 read units, and 10 write units once.
 * @throws AppError SERVICE_BUSY while money of the same payment is being given back
 * Rule: pay-31
 */
export async function recordFailedRefund(
  { orderId }: OrderPaymentRow,
  paymentId: string,
): Promise<void> {
  const isStopped = await retryTransaction(async () => {
    const payment = await readPayment(orderId);
    if (!payment || !isOrderPayment(payment) || payment.paymentId !== paymentId) return 'no';
    const sum = await givenBackNow(payment, paymentId);
    if (sum === undefined || sum >= (payment.refundedPaise ?? 0)) return 'no';
    const isDue = sum < (payment.refundDuePaise ?? 0);
    const order = await orderPaidBy(payment, paymentId);
    const refused = await transact({
      payment: reopened(payment, sum, isDue),
      open: isDue ? refundEntry(listPosition(payment.createdAt, orderId), orderId) : [],
      order: order ? [{ Put: orderPut(order, lessRefunded(order, payment, sum, isDue)) }] : [],
    });
    if (refused.size > 0) return undefined;
    return isDue ? 'yes' : 'no';
  });
  if (isStopped === 'no') return;
  log.error('a bank refused a refund', { order_id: orderId, payment_id: paymentId });
  count('RefundsStopped');
}

/** Not while a run is at it, which would take it for done. The next refund gets a key of its own. */
function reopened({ orderId, refundedPaise }: OrderPaymentRow, sum: number, isDue: boolean): Write {
  const now = new Date();
  const stopped = ', step = :refund, failure = :failure, stoppedAt = :now';
  return {
    Update: {
      TableName: tableName(),
      Key: keys.payment(orderId),
      UpdateExpression: `SET refundedPaise = :sum, updatedAt = :now${isDue ? stopped : ''} REMOVE refundAsked ADD refundFailures :one`,
      ConditionExpression: 'refundedPaise = :before AND (step = :done OR leaseUntil <= :time)',
      ExpressionAttributeValues: {
        ':sum': sum,
        ':now': now.toISOString(),
        ':one': 1,
        ':before': refundedPaise,
        ':done': 'done',
        ':time': now.getTime(),
        ...(isDue && { ':refund': 'refund', ':failure': 'The bank refused the refund.' }),
      },
    },
  };
}

function lessRefunded(
  order: OrderRecord,
  payment: OrderPaymentRow,
  refundedPaise: number,
  isDue: boolean,
): OrderRecord {
  const refundProblem = isDue ? ('refused' as const) : undefined;
  return {
    ...order,
    paymentStatus: statusAfterRefund(payment, refundedPaise),
    payment: { ...order.payment, refundedPaise, refundProblem },
    updatedAt: timeAfter(order.updatedAt, new Date()),
  };
}
