import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { log } from '../log.ts';
import { fromOrderRow } from '../orders/order-rows.ts';
import { indexes, indexKeys } from '../table/keys.ts';
import { table, tableName } from '../table/table-client.ts';
import { factsOf, type OrderFacts } from './order-facts.ts';

/** Every order of a vendor, oldest first, but for those that can't be read. For a rebuild: it reads them all. */
export async function readAllOrders(vendorId: string): Promise<OrderFacts[]> {
  const { partitionKey } = indexes.vendorOrders;
  const orders: OrderFacts[] = [];
  let after: Record<string, unknown> | undefined;
  do {
    const page = await table.send(
      new QueryCommand({
        TableName: tableName(),
        IndexName: 'vendorOrders',
        KeyConditionExpression: '#key = :key',
        ExpressionAttributeNames: { '#key': partitionKey },
        ExpressionAttributeValues: { ':key': indexKeys.vendorOrders(vendorId) },
        ...(after && { ExclusiveStartKey: after }),
      }),
    );
    for (const row of page.Items ?? []) {
      try {
        orders.push(factsOf(fromOrderRow(row)));
      } catch (error) {
        log.error('an order can not be counted', {
          vendor_id: vendorId,
          key: String(row.PK),
          error,
        });
      }
    }
    after = page.LastEvaluatedKey;
  } while (after);
  return orders;
}
