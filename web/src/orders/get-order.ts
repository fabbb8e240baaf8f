import type { Order } from '@thali/shared/orders/order.contract';
import { callApi } from '../lib/api/call-api.ts';
import type { OrderProof } from './order-proof.ts';

interface ReadOptions {
  signal?: AbortSignal;
  /** The order is on screen already: a failure is shown there, and no toast. */
  isRefresh: boolean;
}

export async function getOrder(
  id: string,
  proof: OrderProof,
  { signal, isRefresh }: ReadOptions,
): Promise<Order> {
  const { order } = await callApi('GET /orders/{orderId}', {
    params: { orderId: id },
    ...('phone' in proof && { query: { phone: proof.phone } }),
    ...('trackingToken' in proof && { headers: { 'x-tracking-token': proof.trackingToken } }),
    signal,
    quiet: true,
    background: isRefresh,
  });
  return order;
}
