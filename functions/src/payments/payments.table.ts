import { formatShortPaise } from '@thali/shared/money/paise';
import { systemEntry } from '../audit/system-entry.ts';
import { count } from '../metrics/metrics.ts';
import { keys } from '../table/keys.ts';
import { newRow } from '../table/put-row.ts';
import { readUnexpiredRow } from '../table/read-row.ts';
import { transact, type Write } from '../table/transact.ts';
import { type UpdateResult, updateRow } from '../table/update-row.ts';
import {
  isOrderPayment,
  type OrderPaymentRow,
  openKeyOf,
  type PaymentRow,
} from './payment-rows.ts';

/** Inserts a new order, its entry in the list of open payments, and further writes. 4 write units, 6 above 1 kB. */
export async function insertPayment(
  payment: PaymentRow,
  furtherWrites: readonly Write[],
): Promise<void> {
  const refused = await transact({ payment: newPaymentWrites(payment), furtherWrites });
  if (refused.size > 0) throw new Error(`A payment ${payment.orderId} exists already`);
  count('Payments', 'created');
}

/** Builds the writes that insert a payment, for a larger transaction. */
export function newPaymentWrites(payment: PaymentRow): [Write, Write] {
  const Item = { ...keys.payment(payment.orderId), ...payment };
  return [{ Put: newRow(Item) }, openEntry(payment)];
}

/** Most buyers pay within this time, so the job asks the provider only afterwards. */
const firstWaitMs = 60_000;

/** Builds a payment's entry in the list of `reconcile-payments`. */
export function openEntry(payment: PaymentRow): Write {
  const { orderId, createdAt } = payment;
  const askAt = new Date(Date.parse(createdAt) + firstWaitMs).toISOString();
  return { Put: { Item: { ...openKeyOf(payment), orderId, askAt } } };
}

/** Builds the list entry of a guest's payment that needs immediate work, for `cancel-unpaid-orders`. */
export function dueEntry({
  orderId,
  createdAt,
}: Pick<OrderPaymentRow, 'orderId' | 'createdAt'>): Write {
  const key = keys.guestPayment(orderId, createdAt);
  const Item = { ...key, orderId, raisedAt: new Date().toISOString() };
  return { Put: { Item } };
}

/** A payment by its order. 1 read unit, strongly consistent. */
export async function readPayment(orderId: string): Promise<PaymentRow | undefined> {
  return readUnexpiredRow<PaymentRow>(keys.payment(orderId), { ConsistentRead: true });
}

/** A guest's payment to a mess. Undefined for a payment to the platform. 1 read unit. */
export async function readOrderPayment(orderId: string): Promise<OrderPaymentRow | undefined> {
  const payment = await readPayment(orderId);
  return payment && isOrderPayment(payment) ? payment : undefined;
}

/**
 * Marks the payment as authorized but not captured yet, unless the order is paid. 1 write unit, 2 for another attempt.
 */
export async function markAuthorized(orderId: string, paymentId: string): Promise<void> {
  const changes = { paymentId };
  const { row } = await changeStatus(orderId, 'authorized', ['created', 'failed'], changes);
  if (row?.status !== 'authorized' || row.paymentId === paymentId) return;
  await changeStatus(orderId, 'authorized', ['authorized'], changes);
}

/** Records a failed attempt once. The buyer can still pay the order. Never overwrites a better state. 2 write units. */
export async function recordFailedAttempt(
  orderId: string,
  paymentId: string,
  lastFailure: string,
): Promise<void> {
  await updateRow({
    Key: keys.payment(orderId),
    UpdateExpression: 'ADD failedPayments :ids SET lastFailure = :reason, updatedAt = :now',
    ConditionExpression: 'attribute_exists(PK) AND NOT contains(failedPayments, :id)',
    ExpressionAttributeValues: {
      ':ids': new Set([paymentId]),
      ':id': paymentId,
      ':reason': lastFailure,
      ':now': new Date().toISOString(),
    },
  });
  await changeStatus(orderId, 'failed', ['created'], {});
}

/**
 * Records the provider's total of refunds of a plan. Never lowers the total. 4 write units.
 * @returns whether it changed
 */
export async function recordRefund(orderId: string, refundedPaise: number): Promise<boolean> {
  const refused = await transact({
    payment: {
      Update: {
        Key: keys.payment(orderId),
        UpdateExpression: 'SET refundedPaise = :refunded, updatedAt = :now',
        ConditionExpression:
          'attribute_exists(PK) AND (attribute_not_exists(refundedPaise) OR refundedPaise < :refunded)',
        ExpressionAttributeValues: { ':refunded': refundedPaise, ':now': new Date().toISOString() },
      },
    },
    audit: systemEntry('razorpay', 'recordPlanRefund', {
      target: orderId,
      detail: `${formatShortPaise(refundedPaise)} refunded in total`,
    }),
  });
  return refused.size === 0;
}

async function changeStatus(
  orderId: string,
  status: PaymentRow['status'],
  from: readonly PaymentRow['status'][],
  { paymentId }: { paymentId?: string },
): Promise<UpdateResult> {
  const names = from.map((_, index) => `:from${index}`);
  const result = await updateRow({
    Key: keys.payment(orderId),
    UpdateExpression: `SET #status = :status, updatedAt = :now${paymentId ? ', paymentId = :paymentId' : ''}`,
    ConditionExpression: `#status IN (${names.join(', ')})`,
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':status': status,
      ':now': new Date().toISOString(),
      ...(paymentId && { ':paymentId': paymentId }),
      ...Object.fromEntries(from.map((status, index) => [`:from${index}`, status])),
    },
  });
  // Count only payments to the platform for the alarm: guests' cards and UPI apps are refused often.
  const isNew = result.outcome === 'changed' && !from.includes(status);
  if (isNew && result.row?.purpose !== 'order') count('Payments', status);
  return result;
}
