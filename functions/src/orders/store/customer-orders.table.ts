import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { orderExpiryHours } from '@thali/shared/orders/expire-old-orders.contract';
import type { OrderPhase } from '@thali/shared/orders/order-status';
import { indexKeys } from '../../table/keys.ts';
import { table } from '../../table/table-client.ts';
import { newestFirst, type OrderPosition, positionOfKeys } from './order-index.ts';

interface Range {
  limit: number;
  after?: OrderPosition | undefined;
}

const hourMs = 60 * 60 * 1000;
/** An order that is still ongoing is not much older than this: it expires. */
const longestOngoingMs = 2 * orderExpiryHours * hourMs;

/**
 * A customer's own orders, newest first: keys alone, about 1.5 read units per 100. The
 * orders themselves come by `readOrders`.
 */
export async function listCustomerOrders(
  customerId: string,
  range: Range,
): Promise<OrderPosition[]> {
  const lists = await Promise.all([
    listPhase(customerId, 'ongoing', range),
    listPhase(customerId, 'past', range),
  ]);
  // One that ends between the two Queries is in both.
  const byId = new Map(lists.flat().map((position) => [position.orderId, position]));
  return [...byId.values()]
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, range.limit);
}

/**
 * Those that may be ongoing, whatever the customer's history. 0.5 read units. Others may be among them: the index
 * lags a moment, and what ended before there was a part for past orders has stayed in this one.
 */
export async function listOngoingCustomerOrders(
  customerId: string,
  range: Range,
): Promise<OrderPosition[]> {
  const since = new Date(Date.now() - longestOngoingMs).toISOString();
  if (range.after && range.after.createdAt < since) return [];
  return listPhase(customerId, 'ongoing', range, since);
}

async function listPhase(
  customerId: string,
  phase: OrderPhase,
  { limit, after }: Range,
  since?: string,
): Promise<OrderPosition[]> {
  const partition = indexKeys.customerOrders(customerId, phase);
  const query = newestFirst('customerOrders', partition, { after, since });
  const { Items = [] } = await table.send(new QueryCommand({ ...query, Limit: limit }));
  return Items.map(positionOfKeys);
}
