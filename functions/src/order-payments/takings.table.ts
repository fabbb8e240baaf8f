import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { paidPaise } from '../orders/changes/payment-at-end.ts';
import {
  isHeldBack,
  type OrderPaymentRecord,
  type OrderRecord,
} from '../orders/store/order-record.ts';
import { keys, takingsPartition } from '../table/keys.ts';
import { putRow } from '../table/put-row.ts';
import { queryRows } from '../table/query-rows.ts';
import { table, tableName } from '../table/table-client.ts';

/** An order that was not simply paid in cash, as the stream last told of it. Nothing of who ordered is in it. */
export interface TakingRow
  extends Pick<OrderRecord, 'token' | 'status' | 'paymentMethod' | 'paymentStatus'> {
  PK: string;
  SK: string;
  /** With the fee: what the bank's statement says. */
  amountPaise: number;
  payment?: OrderPaymentRecord | undefined;
  /** Grows with every change of the order. */
  revision: string;
}

/**
 * Whether more than cash is known of an order: it was to be paid in another way, also where it was cash in the end. One that
 * was held back is listed only where money came for it, too late. Rule: pay-32, pay-35
 */
export function isTaking(order: OrderRecord): boolean {
  const { paymentMethod, payment, isTest } = order;
  if (isHeldBack(order)) return payment?.paymentId !== undefined;
  return !isTest && (paymentMethod !== 'cod' || payment !== undefined);
}

export function toTakingRow(order: OrderRecord): TakingRow {
  const { token, status, paymentMethod, paymentStatus, payment } = order;
  return {
    ...keys.taking(order.id, order.createdAt),
    token,
    status,
    paymentMethod,
    paymentStatus,
    amountPaise: paidPaise(order),
    payment,
    revision: order.updatedAt,
  };
}

/** Notes an order unless a later state of it was noted: any repetition and any order of calls comes to the same. 1 write unit. */
export async function noteTaking(order: OrderRecord): Promise<void> {
  await putRow(takingPut(order, 'revision < :revision'));
}

/** The same where what was noted of this very state is wrong, or says too much. 1 write unit; none for plain cash. */
export async function correctTaking(order: OrderRecord): Promise<void> {
  if (isTaking(order)) await putRow(takingPut(order, 'revision <= :revision'));
}

function takingPut(order: OrderRecord, isOlder: string) {
  return {
    TableName: tableName(),
    Item: toTakingRow(order),
    ConditionExpression: `attribute_not_exists(PK) OR ${isOlder}`,
    ExpressionAttributeValues: { ':revision': order.updatedAt },
  };
}

/** All of a vendor's: for a rebuild. 1 read unit for some 15. */
export async function readAllTakings(vendorId: string): Promise<TakingRow[]> {
  const rows = await queryRows({
    KeyConditionExpression: 'PK = :takings',
    ExpressionAttributeValues: { ':takings': takingsPartition(vendorId) },
    ConsistentRead: true,
  });
  return rows as unknown as TakingRow[];
}

interface Period {
  /** ISO 8601, in UTC: included. */
  from: string;
  /** Not included. */
  to: string;
}

/** By when the orders were placed, oldest first. 0.5 read units for some 15. */
export async function readTakings(
  vendorId: string,
  { from, to }: Period,
  limit: number,
  cursor?: string,
): Promise<{ takings: TakingRow[]; nextCursor: string | null }> {
  // '~' comes after all that a position is made of.
  const first = cursor && cursor > from ? `${cursor}~` : from;
  if (first > to) return { takings: [], nextCursor: null };
  const { Items = [], LastEvaluatedKey } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'PK = :takings AND SK BETWEEN :from AND :to',
      ExpressionAttributeValues: {
        ':takings': takingsPartition(vendorId),
        ':from': first,
        ':to': to,
      },
      Limit: limit,
    }),
  );
  return {
    takings: Items as TakingRow[],
    nextCursor: LastEvaluatedKey ? String(LastEvaluatedKey.SK) : null,
  };
}
