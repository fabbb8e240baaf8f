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
  /** Whether the payment has a wrong amount. Such a payment never pays the order. */
  isMismatched?: boolean;
}

/**
 * Records a captured payment that does not pay the order, and starts its refund. It is a second payment, for example
 * from an older tab, or has a wrong amount. 1 read unit, 2 for a wrong amount; 4 to 8 write units, none for a repeat.
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

/** Starts the half day of retries again, even if the retries of another refund have stopped. Rule: pay-26 */
function extraUpdate(payment: OrderPaymentRow, { paymentId }: ExtraPayment): Write {
  const { step, status, paymentId: knownPaymentId } = payment;
  // The row waits for this payment. Release the row, so the guest can pay the right amount.
  const isAwaited = status === 'authorized' && knownPaymentId === paymentId;
  return paymentUpdate(payment, ['step', 'paymentId'], {
    sets: ['step = :next', ...(isAwaited ? ['#status = :failed'] : [])],
    removes: ['attempts', 'failure', 'stoppedAt', 'expiresAt', ...(isAwaited ? ['paymentId'] : [])],
    otherClauses: 'ADD extraPayments :ids',
    ...(isAwaited && { names: { '#status': 'status' } }),
    values: {
      ':next': step === 'order' ? 'order' : 'refund',
      ':ids': new Set([paymentId]),
      ...(isAwaited && { ':failed': 'failed' }),
    },
  });
}

/** Marks an unpaid order, so that its guest sees the refund of the wrong amount. */
async function mismatchWrites({ foodOrderId }: OrderPaymentRow): Promise<Write[]> {
  const order = await readOrder(foodOrderId);
  if (!order || isPaymentReceived(order) || order.payment?.mismatchedAt) return [];
  const at = nextTimestamp(order.updatedAt, new Date());
  const after = { ...order, payment: { ...order.payment, mismatchedAt: at }, updatedAt: at };
  return [{ Put: orderPut(order, after) }];
}
