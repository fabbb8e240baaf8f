import type { OutputOf } from '@thali/shared/http/http-contract';
import type { listOrders } from '@thali/shared/orders/list-orders.contract';
import { callApi } from '../../lib/api/call-api.ts';
import type { QueryValues } from '../../lib/api/send-request.ts';

export type OrderPage = OutputOf<typeof listOrders>;

interface ReadOptions {
  signal: AbortSignal;
  /** Something is on screen already: a failure is no news. */
  isRefresh: boolean;
}

/** A page of one's own orders at a vendor, newest first. */
export function readOwnOrders(
  query: QueryValues & { vendorId: string },
  { signal, isRefresh }: ReadOptions,
): Promise<OrderPage> {
  return callApi<OrderPage>('GET', '/orders', {
    query,
    signal,
    quiet: true,
    background: isRefresh,
  });
}
