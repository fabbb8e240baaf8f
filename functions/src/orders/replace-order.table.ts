import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { busy, table, tableName } from '../table/table-client.ts';
import type { OrderRecord } from './order-record.ts';
import { fromOrderRow, toOrderRow } from './order-rows.ts';
import { returnStock, type StockUpdate } from './stock-updates.ts';

export type ReplaceResult = { outcome: 'changed' } | { outcome: 'conflict'; current: OrderRecord };

/**
 * Puts `after` in the place of `before`, if nobody changed the order since `before` was read. Two
 * write units. Cancelling and expiring give counted portions back in the same transaction.
 */
export async function replaceOrder(
  before: OrderRecord,
  after: OrderRecord,
): Promise<ReplaceResult> {
  const isOver = after.status === 'cancelled' || after.status === 'expired';
  return replaceWith(before, after, isOver ? returnStock(after.vendorId, after.lines) : []);
}

async function replaceWith(
  before: OrderRecord,
  after: OrderRecord,
  stockReturned: StockUpdate[],
): Promise<ReplaceResult> {
  const put = conditionalPut(before, after);
  try {
    if (stockReturned.length === 0) await table.send(new PutCommand(put));
    else {
      const updates = stockReturned.map((update) => ({ Update: update }));
      await table.send(new TransactWriteCommand({ TransactItems: [{ Put: put }, ...updates] }));
    }
    return { outcome: 'changed' };
  } catch (error) {
    const current = currentOrderOf(error);
    if (current) return isSame(current, after) ? { outcome: 'changed' } : conflict(current);
    return replaceWith(before, after, withoutUncounted(stockReturned, error));
  }
}

function conditionalPut(before: OrderRecord, after: OrderRecord) {
  return {
    TableName: tableName(),
    Item: toOrderRow(after),
    ConditionExpression: '#status = :status AND updatedAt = :updatedAt',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':status': before.status, ':updatedAt': before.updatedAt },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  };
}

function conflict(current: OrderRecord): ReplaceResult {
  return { outcome: 'conflict', current };
}

/** After a lost answer the SDK repeats a write that had gone through: the row is already ours. */
function isSame(current: OrderRecord, after: OrderRecord): boolean {
  return (
    current.status === after.status &&
    current.updatedAt === after.updatedAt &&
    current.estimatedReadyAt === after.estimatedReadyAt
  );
}

/** The order as it stands, when it was the order's own condition that failed. */
function currentOrderOf(error: unknown): OrderRecord | undefined {
  const item =
    error instanceof ConditionalCheckFailedException
      ? error.Item
      : error instanceof TransactionCanceledException
        ? error.CancellationReasons?.[0]?.Item
        : undefined;
  return item && fromOrderRow(unmarshall(item));
}

/** The updates that remain when some items no longer count their portions. */
function withoutUncounted(updates: StockUpdate[], error: unknown): StockUpdate[] {
  if (!(error instanceof TransactionCanceledException)) throw error;
  const [, ...reasons] = error.CancellationReasons ?? [];
  const remaining = updates.filter((_, i) => reasons[i]?.Code !== 'ConditionalCheckFailed');
  if (remaining.length === updates.length) throw busy(error);
  return remaining;
}
