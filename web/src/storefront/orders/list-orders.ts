import { callApi } from '../../lib/api/call-api.ts';
import type { AnswerOf, RequestOf } from '../../lib/api/calls.ts';

export type OrderPage = AnswerOf<'GET /orders'>;

interface ReadOptions {
  signal: AbortSignal;
  /** Something is on screen already: a failure is no news. */
  isRefresh: boolean;
}

/** A page of one's own orders at a vendor, newest first. */
export function readOwnOrders(
  query: RequestOf<'GET /orders'>['query'] & { vendorId: string },
  { signal, isRefresh }: ReadOptions,
): Promise<OrderPage> {
  return callApi('GET /orders', {
    query,
    signal,
    quiet: true,
    background: isRefresh,
  });
}
