import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { keys } from '../table/keys.ts';
import { busy, table, tableName } from '../table/table-client.ts';
import type { OrderRecord } from './order-record.ts';
import { fromOrderRow, toOrderRow } from './order-rows.ts';
import { takeStock } from './stock-updates.ts';

/** One order by id, or undefined. 1 read unit: the newest state, or it is not worth asking. */
export async function readOrder(orderId: string): Promise<OrderRecord | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: keys.order(orderId), ConsistentRead: true }),
  );
  return Item && fromOrderRow(Item);
}

export type InsertResult =
  | { outcome: 'inserted' }
  /** An order of this id was there before: a repeat. */
  | { outcome: 'exists'; order: OrderRecord }
  | { outcome: 'out-of-stock'; menuItemId: string };

/**
 * Places an order once per id. One conditional write (4 write units with its indexes, 3 for a
 * guest); with limited portions one transaction that also counts them down.
 */
export async function insertOrder(order: OrderRecord): Promise<InsertResult> {
  const stockTaken = takeStock(order.vendorId, order.lines);
  return stockTaken.length === 0 ? putOrder(order) : putOrderAndTakeStock(order, stockTaken);
}

async function putOrder(order: OrderRecord): Promise<InsertResult> {
  try {
    await table.send(new PutCommand(newOrderPut(order)));
    return { outcome: 'inserted' };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException && error.Item)) throw error;
    return { outcome: 'exists', order: fromOrderRow(unmarshall(error.Item)) };
  }
}

async function putOrderAndTakeStock(
  order: OrderRecord,
  stockTaken: ReturnType<typeof takeStock>,
): Promise<InsertResult> {
  try {
    await table.send(
      new TransactWriteCommand({
        TransactItems: [
          { Put: newOrderPut(order) },
          ...stockTaken.map(({ update }) => ({ Update: update })),
        ],
      }),
    );
    return { outcome: 'inserted' };
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error;
    const [orderReason, ...stockReasons] = error.CancellationReasons ?? [];
    if (orderReason?.Code === 'ConditionalCheckFailed' && orderReason.Item) {
      return { outcome: 'exists', order: fromOrderRow(unmarshall(orderReason.Item)) };
    }
    const soldOut = stockReasons.findIndex((reason) => reason.Code === 'ConditionalCheckFailed');
    const taken = stockTaken[soldOut];
    if (taken) return { outcome: 'out-of-stock', menuItemId: taken.menuItemId };
    throw busy(error);
  }
}

function newOrderPut(order: OrderRecord) {
  return {
    TableName: tableName(),
    Item: toOrderRow(order),
    ConditionExpression: 'attribute_not_exists(PK)',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  };
}
