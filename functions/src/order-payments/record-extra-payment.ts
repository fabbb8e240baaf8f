import { nextTimestamp } from '../orders/changes/advance-order.ts';
import { isPaymentReceived } from '../orders/changes/payment-at-end.ts';
import { readOrder } from '../orders/store/orders.table.ts';
import { orderPut } from '../orders/store/replace-order.table.ts';
import { isPaidByAnother, type OrderPaymentRow } from '../payments/payment-rows.ts';
import { dueEntry, readOrderPayment } from '../payments/payments.table.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { transact, type Write } from '../table/transact.ts';
import { paymentUpdate } from './payment-update.ts';

interface ExtraPayment {
  paymentId: string;
  /** It has a wrong amount. It pays nothing, even as the only payment. */
  isMismatched?: boolean;
}

/**
 * Records a captured payment that pays nothing: a second one of the order, for example from an older tab, or one with a
 * wrong amount. It is refunded regardless of other payments. 1 read unit, 2 for a wrong amount, and 4 to 8 write units
 * once.
 * Rule: pay-24, pay-39
 */
export async function recordExtraPayment(
  { orderId }: OrderPaymentRow,
  extra: ExtraPayment,
): Promise<void> {
  await retryTransaction(async () => {
    const payment = await readOrderPayment(orderId);
    if (!payment || !isNewExtra(payment, extra)) return 'done';
    const refused = await transact({
      payment: extraUpdate(payment, extra),
      open: dueEntry(payment),
      order: extra.isMismatched ? await mismatchWrites(payment) : [],
    });
    return refused.size === 0 ? 'done' : undefined;
  });
}

function isNewExtra(payment: OrderPaymentRow, { paymentId, isMismatched }: ExtraPayment): boolean {
  const { status, givenBack, extraPayments } = payment;
  if (givenBack?.has(paymentId) || extraPayments?.has(paymentId)) return false;
  return isPaidByAnother(payment, paymentId) || (status !== 'paid' && isMismatched === true);
}

/** Its refund gets its own half day of retries, even if the retries of another refund have stopped. Rule: pay-26 */
function extraUpdate(payment: OrderPaymentRow, { paymentId }: ExtraPayment): Write {
  const { step, status, paymentId: known } = payment;
  // The row waited for this payment. The guest may pay the right amount now.
  const isFreed = status === 'authorized' && known === paymentId;
  return paymentUpdate(payment, ['step', 'paymentId'], {
    sets: ['step = :next', ...(isFreed ? ['#status = :failed'] : [])],
    removes: ['attempts', 'failure', 'stoppedAt', 'expiresAt', ...(isFreed ? ['paymentId'] : [])],
    more: 'ADD extraPayments :ids',
    ...(isFreed && { names: { '#status': 'status' } }),
    values: {
      ':next': step === 'order' ? 'order' : 'refund',
      ':ids': new Set([paymentId]),
      ...(isFreed && { ':failed': 'failed' }),
    },
  });
}

/** The guest sees that a wrong amount is refunded, while the order is unpaid. */
async function mismatchWrites({ foodOrderId }: OrderPaymentRow): Promise<Write[]> {
  const order = await readOrder(foodOrderId);
  if (!order || isPaymentReceived(order) || order.payment?.mismatchedAt) return [];
  const at = nextTimestamp(order.updatedAt, new Date());
  const after = { ...order, payment: { ...order.payment, mismatchedAt: at }, updatedAt: at };
  return [{ Put: orderPut(order, after) }];
}
