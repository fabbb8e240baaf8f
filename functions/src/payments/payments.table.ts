import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { count } from '../metrics/metrics.ts';
import { keys, listPosition } from '../table/keys.ts';
import { isExpired, table, tableName } from '../table/table-client.ts';
import { transact, type Write } from '../table/transact.ts';
import { type UpdateResult, updateRow } from '../table/update-row.ts';
import {
  isOrderPayment,
  type OrderPaymentRow,
  openListOf,
  type PaymentRow,
} from './payment-rows.ts';

/** A new order, its entry in the list of open payments, and more. 4 write units, 6 above 1 kB. */
export async function insertPayment(payment: PaymentRow, more: readonly Write[]): Promise<void> {
  const refused = await transact({ payment: newPaymentWrites(payment), more });
  if (refused.size > 0) throw new Error(`A payment ${payment.orderId} exists already`);
  count('Payments', 'created');
}

/** The same, for a transaction that writes more with it. */
export function newPaymentWrites(payment: PaymentRow): [Write, Write] {
  const Item = { ...keys.payment(payment.orderId), ...payment };
  const ConditionExpression = 'attribute_not_exists(PK)';
  return [{ Put: { TableName: tableName(), Item, ConditionExpression } }, openEntry(payment)];
}

/** Its entry in the list of those that the job of every ten minutes looks at. */
export function openEntry(payment: PaymentRow): Write {
  const { orderId, createdAt } = payment;
  const position = listPosition(createdAt, orderId);
  const Item = { ...keys.paymentList(openListOf(payment), position), orderId };
  return { Put: { TableName: tableName(), Item } };
}

/** That of a guest's payment where something is to be done at once: the job of every minute looks for these. */
export function dueEntry({
  orderId,
  createdAt,
}: Pick<OrderPaymentRow, 'orderId' | 'createdAt'>): Write {
  const key = keys.paymentList('ORDERS', listPosition(createdAt, orderId));
  const Item = { ...key, orderId, raisedAt: new Date().toISOString() };
  return { Put: { TableName: tableName(), Item } };
}

/** One payment by its order, newest state, or undefined. 1 read unit. */
export async function readPayment(orderId: string): Promise<PaymentRow | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: keys.payment(orderId), ConsistentRead: true }),
  );
  return Item && !isExpired(Item) ? (Item as PaymentRow) : undefined;
}

/** The same of a guest's payment to a mess; undefined also where it is one to the platform. 1 read unit. */
export async function readOrderPayment(orderId: string): Promise<OrderPaymentRow | undefined> {
  const payment = await readPayment(orderId);
  return payment && isOrderPayment(payment) ? payment : undefined;
}

/** The payment is authorized and not captured yet. Not once the order is paid. 1 write unit, 2 of another attempt. */
export async function markAuthorized(orderId: string, paymentId: string): Promise<void> {
  const changes = { paymentId };
  const { row } = await changeStatus(orderId, 'authorized', ['created', 'failed'], changes);
  if (row?.status !== 'authorized' || row.paymentId === paymentId) return;
  await changeStatus(orderId, 'authorized', ['authorized'], changes);
}

/** One attempt failed; the order can still be paid. Once per attempt, never over a better state. 2 write units. */
export async function recordFailedAttempt(
  orderId: string,
  paymentId: string,
  lastFailure: string,
): Promise<void> {
  await updateRow({
    TableName: tableName(),
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
 * The amount refunded so far, as the provider adds it up; it never goes down. 1 write unit.
 * @returns whether it changed
 */
export async function recordRefund(orderId: string, refundedPaise: number): Promise<boolean> {
  const { outcome } = await updateRow({
    TableName: tableName(),
    Key: keys.payment(orderId),
    UpdateExpression: 'SET refundedPaise = :refunded, updatedAt = :now',
    ConditionExpression:
      'attribute_exists(PK) AND (attribute_not_exists(refundedPaise) OR refundedPaise < :refunded)',
    ExpressionAttributeValues: { ':refunded': refundedPaise, ':now': new Date().toISOString() },
  });
  return outcome === 'changed';
}

async function changeStatus(
  orderId: string,
  status: PaymentRow['status'],
  from: readonly PaymentRow['status'][],
  { paymentId }: { paymentId?: string },
): Promise<UpdateResult> {
  const names = from.map((_, index) => `:from${index}`);
  const result = await updateRow({
    TableName: tableName(),
    Key: keys.payment(orderId),
    UpdateExpression: `SET #status = :status, updatedAt = :now${paymentId ? ', paymentId = :paymentId' : ''}`,
    ConditionExpression: `#status IN (${names.join(', ')})`,
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':status': status,
      ':now': new Date().toISOString(),
      ...(paymentId && { ':paymentId': paymentId }),
      ...Object.fromEntries(from.map((one, index) => [`:from${index}`, one])),
    },
  });
  // Guests' cards and UPI apps are refused often; the alarm is for what is paid to the platform.
  const isNew = result.outcome === 'changed' && !from.includes(status);
  if (isNew && result.row?.purpose !== 'order') count('Payments', status);
  return result;
}
