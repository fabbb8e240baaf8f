import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../table/keys.ts';
import { table, tableName } from '../table/table-client.ts';
import type { OrderPosition } from './order-position.ts';
import type { OrderRecord } from './order-record.ts';
import { fromOrderRow } from './order-rows.ts';

/** DynamoDB's own limit. */
const batchSize = 100;

/** The orders at these positions, in their order; half a read unit each. What is gone is left out. */
export async function readOrders(positions: readonly OrderPosition[]): Promise<OrderRecord[]> {
  const byId = new Map<string, OrderRecord>();
  for (let start = 0; start < positions.length; start += batchSize) {
    const batch = positions.slice(start, start + batchSize);
    let pending = batch.map(({ orderId }) => keys.order(orderId));
    while (pending.length > 0) {
      const answer = await table.send(
        new BatchGetCommand({ RequestItems: { [tableName()]: { Keys: pending } } }),
      );
      const orders = (answer.Responses?.[tableName()] ?? []).map(fromOrderRow);
      for (const order of orders) byId.set(order.id, order);
      pending = (answer.UnprocessedKeys?.[tableName()]?.Keys ?? []) as typeof pending;
    }
  }
  return positions.flatMap(({ orderId }) => byId.get(orderId) ?? []);
}
