import type { OrderStatus } from '@thali/shared/orders/order-status';
import { indexKeys } from '../../table/keys.ts';
import { queryPage } from '../../table/query-rows.ts';
import { newestFirstQuery, type OrderPosition, positionOf, positionOfKeys } from './order-index.ts';
import type { OrderRecord } from './order-record.ts';
import { fromOrderRow } from './order-rows.ts';

interface Search {
  after?: OrderPosition | undefined;
  /** Only orders placed at or after this instant, and up to `until`. `before` then has no effect. */
  since?: string | undefined;
  until?: string | undefined;
  before?: string | undefined;
  statuses?: readonly OrderStatus[] | undefined;
  matches?: ((order: OrderRecord) => boolean) | undefined;
  /** The number of orders to find, and the maximum to read. */
  limit: number;
  max: number;
}

export interface FoundOrders {
  orders: OrderRecord[];
  /** The position of the next page; undefined if there are no older orders. */
  next: OrderPosition | undefined;
  /** Whether the search has read all orders up to `max`, so there are no more matches. */
  isComplete: boolean;
}

/** About one read unit. */
const minPageSize = 5;

/**
 * A vendor's orders, newest first. Stops when it has found or read enough. 6 read units for every 50 orders read, of 1
 * kB each.
 */
export async function findVendorOrders(vendorId: string, search: Search): Promise<FoundOrders> {
  const { limit, max, matches = () => true } = search;
  const query = newestFirstQuery('vendorOrders', indexKeys.vendorOrders(vendorId), search);
  const orders: OrderRecord[] = [];
  let readCount = 0;
  let ExclusiveStartKey: Record<string, unknown> | undefined = query.ExclusiveStartKey;
  do {
    // One more than requested shows whether a next page exists.
    const missingCount = limit + 1 - orders.length;
    const shareFound = Math.max(orders.length, 1) / Math.max(readCount, 1);
    const Limit = Math.min(
      Math.max(Math.ceil(missingCount / shareFound), minPageSize),
      max - readCount,
    );
    const page = await queryPage({ ...query, Limit, ExclusiveStartKey });
    orders.push(...(page.Items ?? []).map(fromOrderRow).filter(matches));
    readCount += page.ScannedCount ?? 0;
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey && readCount < max && orders.length <= limit);

  const pageOrders = orders.slice(0, limit);
  const last = pageOrders.at(-1);
  if (orders.length > limit && last) {
    return { orders: pageOrders, next: positionOf(last), isComplete: false };
  }
  return {
    orders: pageOrders,
    next: ExclusiveStartKey && positionOfKeys(ExclusiveStartKey),
    isComplete: !ExclusiveStartKey || readCount >= max,
  };
}

interface Count {
  statuses?: readonly OrderStatus[] | undefined;
  since?: string;
  max: number;
}

/** Counts matches among the newest `max` orders. 12.5 read units per 100 orders of 1 kB. */
export async function countVendorOrders(
  vendorId: string,
  { max, ...options }: Count,
): Promise<number> {
  const query = newestFirstQuery('vendorOrders', indexKeys.vendorOrders(vendorId), options);
  let count = 0;
  let readCount = 0;
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await queryPage({
      ...query,
      Limit: max - readCount,
      Select: 'COUNT',
      ExclusiveStartKey,
    });
    count += page.Count ?? 0;
    readCount += page.ScannedCount ?? 0;
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey && readCount < max);
  return count;
}
