import { BatchGetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { OrderStatus } from '@thali/shared/orders/order-status';
import { type IndexName, indexes, indexKeys, keys, orderIdOfKey } from '../table/keys.ts';
import { table, tableName } from '../table/table-client.ts';
import type { OrderRecord } from './order-record.ts';
import { fromOrderRow } from './order-rows.ts';

/** Where a list goes on: behind this order. */
export interface OrderPosition {
  orderId: string;
  createdAt: string;
}

interface PageOptions {
  limit: number;
  after?: OrderPosition | undefined;
  status?: OrderStatus | undefined;
}

export interface OrderPage {
  orders: OrderRecord[];
  next: OrderPosition | undefined;
}

/**
 * A vendor's orders, newest first. 6 read units for 50 orders of 1 kB, at any table size. With a
 * status, `limit` is the number of orders looked at.
 */
export async function listVendorOrders(vendorId: string, options: PageOptions): Promise<OrderPage> {
  const query = newestFirst('vendorOrders', indexKeys.vendorOrders(vendorId), options);
  const orders: OrderRecord[] = [];
  let remaining = options.limit;
  let next: Record<string, unknown> | undefined = query.ExclusiveStartKey;
  do {
    const page = await table.send(
      new QueryCommand({
        ...query,
        ...onlyStatus(query, options.status),
        Limit: remaining,
        ExclusiveStartKey: next,
      }),
    );
    orders.push(...(page.Items ?? []).map(fromOrderRow));
    remaining -= page.ScannedCount ?? 0;
    next = page.LastEvaluatedKey;
  } while (next && remaining > 0);
  return { orders, next: positionOf(next) };
}

/** How many of a vendor's most recent orders there are, up to `limit`. 12.5 read units per 100. */
export async function countVendorOrders(vendorId: string, limit: number): Promise<number> {
  const query = newestFirst('vendorOrders', indexKeys.vendorOrders(vendorId), { limit });
  let count = 0;
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await table.send(
      new QueryCommand({ ...query, Limit: limit - count, Select: 'COUNT', ExclusiveStartKey }),
    );
    count += page.Count ?? 0;
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey && count < limit);
  return count;
}

/**
 * Where a customer's own orders stand, newest first: keys alone, about 1.5 read units per 100. The
 * orders themselves come by `readOrders`.
 */
export async function listCustomerOrderKeys(
  customerId: string,
  options: Omit<PageOptions, 'status'>,
): Promise<OrderPosition[]> {
  const { Items = [] } = await table.send(
    new QueryCommand(newestFirst('customerOrders', indexKeys.customerOrders(customerId), options)),
  );
  return Items.map((row) => ({
    orderId: orderIdOfKey(String(row.PK)),
    createdAt: String(row.createdAt),
  }));
}

/** Ids of a vendor's ongoing orders placed before an instant, oldest first. */
export async function listOngoingOrderIds(vendorId: string, before?: string): Promise<string[]> {
  const ids: string[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await table.send(
      new QueryCommand({
        TableName: tableName(),
        IndexName: 'ongoingOrders',
        KeyConditionExpression: 'ongoingOrdersKey = :partition AND createdAt < :before',
        ExpressionAttributeValues: {
          ':partition': indexKeys.ongoingOrders(vendorId),
          ':before': before ?? '9',
        },
        ExclusiveStartKey,
      }),
    );
    ids.push(...(page.Items ?? []).map((row) => orderIdOfKey(String(row.PK))));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return ids;
}

/** Orders by id, newest first; half a read unit each. Ids that are gone are left out. */
export async function readOrders(orderIds: readonly string[]): Promise<OrderRecord[]> {
  const orders: OrderRecord[] = [];
  for (let start = 0; start < orderIds.length; start += 100) {
    let pending = orderIds.slice(start, start + 100).map((id) => keys.order(id));
    while (pending.length > 0) {
      const answer = await table.send(
        new BatchGetCommand({ RequestItems: { [tableName()]: { Keys: pending } } }),
      );
      orders.push(...(answer.Responses?.[tableName()] ?? []).map(fromOrderRow));
      pending = (answer.UnprocessedKeys?.[tableName()]?.Keys ?? []) as typeof pending;
    }
  }
  return orders.sort((a, b) => compare(b.createdAt, a.createdAt) || compare(a.id, b.id));
}

function newestFirst(index: IndexName, partition: string, options: PageOptions) {
  const { partitionKey, sortKey } = indexes[index];
  return {
    TableName: tableName(),
    IndexName: index,
    KeyConditionExpression: '#partition = :partition',
    ExpressionAttributeNames: { '#partition': partitionKey },
    ExpressionAttributeValues: { ':partition': partition },
    ScanIndexForward: false,
    Limit: options.limit,
    ExclusiveStartKey: options.after && {
      ...keys.order(options.after.orderId),
      [partitionKey]: partition,
      [sortKey]: options.after.createdAt,
    },
  };
}

function onlyStatus(query: ReturnType<typeof newestFirst>, status: OrderStatus | undefined) {
  if (!status) return {};
  return {
    FilterExpression: '#status = :status',
    ExpressionAttributeNames: { ...query.ExpressionAttributeNames, '#status': 'status' },
    ExpressionAttributeValues: { ...query.ExpressionAttributeValues, ':status': status },
  };
}

function positionOf(key: Record<string, unknown> | undefined): OrderPosition | undefined {
  return key && { orderId: orderIdOfKey(String(key.PK)), createdAt: String(key.createdAt) };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
