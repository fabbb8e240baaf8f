import { formatShortPaise } from '@thali/shared/money/paise';
import type { PaidVia } from '@thali/shared/payments/payment-fields';
import { systemEntry } from '../audit/system-entry.ts';
import { count } from '../metrics/metrics.ts';
import { keys, listPosition } from '../table/keys.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { transact, type Write } from '../table/transact.ts';
import { unchangedCondition } from '../table/unchanged-condition.ts';
import {
  firstStepOf,
  isOrderPayment,
  type OrderPaymentRow,
  type PaymentRow,
} from './payment-rows.ts';
import { dueEntry, openEntry, readPayment } from './payments.table.ts';

interface PaymentSource {
  paymentId: string;
  via: PaidVia;
}

/**
 * Marks an order as paid, so that it can be fulfilled, and stops its expiry. Only the first call writes. 6 write units.
 */
export async function markPaid(
  payment: PaymentRow,
  source: PaymentSource,
): Promise<'marked' | 'was-paid'> {
  if (isOrderPayment(payment)) return markOrderPaid(payment, source);
  if (!(await tryMarkPaid(payment, source))) return 'was-paid';
  count('Payments', 'paid');
  return 'marked';
}

/** Writes only if the row is unchanged since the read, because its refund data may belong to another payment. */
function markOrderPaid(
  initial: OrderPaymentRow,
  source: PaymentSource,
): Promise<'marked' | 'was-paid'> {
  let payment: PaymentRow | undefined = initial;
  return retryTransaction(async () => {
    if (!payment || !isOrderPayment(payment) || payment.status === 'paid') return 'was-paid';
    if (await tryMarkPaid(payment, source, resetRefundState(payment, source))) return 'marked';
    payment = await readPayment(initial.orderId);
    return undefined;
  });
}

interface ExtraChanges {
  expression: string;
  conditions: readonly string[];
  values: Record<string, unknown>;
}

const noChanges: ExtraChanges = { expression: '', conditions: [], values: {} };

/**
 * Takes the lease from a run that refunds another payment, because the order must not wait. Refund data of another
 * payment are cleared, and that payment becomes an extra payment.
 */
function resetRefundState(payment: OrderPaymentRow, { paymentId }: PaymentSource): ExtraChanges {
  const { step, refundedOf } = payment;
  const isUnchanged = unchangedCondition(payment, 'step', 'refundedOf');
  const isOfAnotherPayment = refundedOf !== undefined && refundedOf !== paymentId;
  const removes = [
    'refundedOf',
    ...(isOfAnotherPayment ? ['refundedPaise'] : []),
    ...(step ? ['leaseId', 'leaseUntil', 'failure', 'stoppedAt', 'attempts'] : []),
  ];
  return {
    expression: `, ${removes.join(', ')}${isOfAnotherPayment ? ' ADD extraPayments :others' : ''}`,
    conditions: [isUnchanged.condition],
    values: {
      ...isUnchanged.values,
      ...(isOfAnotherPayment && { ':others': new Set([refundedOf]) }),
    },
  };
}

async function tryMarkPaid(
  payment: PaymentRow,
  { paymentId, via }: PaymentSource,
  { expression, conditions, values }: ExtraChanges = noChanges,
): Promise<boolean> {
  const { orderId } = payment;
  const paidAt = new Date().toISOString();
  const refused = await transact({
    payment: {
      Update: {
        Key: keys.payment(orderId),
        UpdateExpression: `SET #status = :paid, paymentId = :paymentId, paidAt = :now, paidVia = :via, step = :step, updatedAt = :now REMOVE expiresAt${expression}`,
        ConditionExpression: ['attribute_exists(PK)', '#status <> :paid', ...conditions].join(
          ' AND ',
        ),
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':paid': 'paid',
          ':paymentId': paymentId,
          ':now': paidAt,
          ':via': via,
          ':step': firstStepOf(payment),
          ...values,
        },
      },
    },
    // The entry in the list of the platform's own income.
    paid: isOrderPayment(payment) ? [] : paidEntry(payment, paidAt),
    audit: isOrderPayment(payment)
      ? []
      : systemEntry('razorpay', 'recordPlanPayment', {
          target: orderId,
          detail: `${formatShortPaise(payment.amountPaise)} via ${via}`,
        }),
    // The entry in the list of open payments, because the job may have removed it after a day.
    open: isOrderPayment(payment) ? dueEntry(payment) : openEntry(payment),
  });
  return refused.size === 0;
}

function paidEntry({ orderId, purpose }: PaymentRow, paidAt: string): Write {
  const Item = { ...keys.paymentList('PAID', listPosition(paidAt, orderId)), orderId, purpose };
  return { Put: { Item } };
}
