import { orderExpiryHours } from '@thali/shared/orders/expire-old-orders.contract';
import type { OrderPhase } from '@thali/shared/orders/order-status';
import { indexKeys } from '../../table/keys.ts';
import { queryPage } from '../../table/query-rows.ts';
import { newestFirstQuery, type OrderPosition, positionOfKeys } from './order-index.ts';

interface Range {
  limit: number;
  after?: OrderPosition | undefined;
}

const hourMs = 60 * 60 * 1000;
/**
 * An ongoing order is not much older than this: a pre-order expires a day after its slot, so three days after it was
 * placed.
 */
const maxOngoingMs = 4 * orderExpiryHours * hourMs;

/** A customer's own orders, newest first: keys only, about 1.5 read units per 100. `readOrders` reads the orders. */
export async function listCustomerOrders(
  customerId: string,
  range: Range,
): Promise<OrderPosition[]> {
  const lists = await Promise.all([
    listPhase(customerId, 'ongoing', range),
    listPhase(customerId, 'past', range),
  ]);
  // An order that ends between the two queries is in both lists.
  const byId = new Map(lists.flat().map((position) => [position.orderId, position]));
  return [...byId.values()]
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, range.limit);
}

/**
 * A customer's ongoing orders, at any history size. 0.5 read units. The list may contain ended orders, because the
 * index lags. Orders from before the split into ongoing and past also stay in the list.
 */
export async function listOngoingCustomerOrders(
  customerId: string,
  range: Range,
): Promise<OrderPosition[]> {
  const since = new Date(Date.now() - maxOngoingMs).toISOString();
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
  const query = newestFirstQuery('customerOrders', partition, { after, since });
  const { Items = [] } = await queryPage({ ...query, Limit: limit });
  return Items.map(positionOfKeys);
}
