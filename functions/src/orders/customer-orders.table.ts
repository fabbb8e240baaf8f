import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { indexKeys } from '../table/keys.ts';
import { table } from '../table/table-client.ts';
import { newestFirst, positionOfKeys } from './order-index.ts';
import type { OrderPosition } from './order-position.ts';

interface Range {
  limit: number;
  after?: OrderPosition | undefined;
  since?: string | undefined;
}

/**
 * A customer's own orders, newest first: keys alone, about 1.5 read units per 100. The
 * orders themselves come by `readOrders`.
 */
export async function listCustomerOrders(
  customerId: string,
  range: Range,
): Promise<OrderPosition[]> {
  const query = newestFirst('customerOrders', indexKeys.customerOrders(customerId), range);
  const { Items = [] } = await table.send(new QueryCommand({ ...query, Limit: range.limit }));
  return Items.map(positionOfKeys);
}
