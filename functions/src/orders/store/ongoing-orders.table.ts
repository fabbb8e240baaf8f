import { indexKeys } from '../../table/keys.ts';
import { queryPage, queryRows } from '../../table/query-rows.ts';
import { newestFirstQuery, type OrderPosition, positionOfKeys } from './order-index.ts';

/** A vendor's ongoing orders, newest first: only keys, about 2 read units per 100. */
export async function listOngoingOrders(
  vendorId: string,
  options: { limit: number; after?: OrderPosition | undefined },
): Promise<OrderPosition[]> {
  const query = newestFirstQuery('ongoingOrders', indexKeys.ongoingOrders(vendorId), options);
  const { Items = [] } = await queryPage({ ...query, Limit: options.limit });
  return Items.map(positionOfKeys);
}

/** Ids of a vendor's ongoing orders placed before an instant, oldest first. */
export async function listOngoingOrderIds(vendorId: string, before: string): Promise<string[]> {
  const rows = await queryRows({
    IndexName: 'ongoingOrders',
    KeyConditionExpression: 'ongoingOrdersKey = :partition AND createdAt < :before',
    ExpressionAttributeValues: {
      ':partition': indexKeys.ongoingOrders(vendorId),
      ':before': before,
    },
  });
  return rows.map((row) => positionOfKeys(row).orderId);
}
