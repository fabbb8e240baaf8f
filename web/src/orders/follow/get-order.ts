import type { Order } from '@thali/shared/orders/order.contract';
import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { type OrderProof, proofParts } from './order-proof.ts';

/** The query key of an order, as one proof shows it. */
export function orderKey(orderId: string, proof: OrderProof) {
  return ['order', orderId, proof] as const;
}

interface ReadOptions {
  signal?: AbortSignal;
  /** The order is already on screen, which shows a failure itself: no toast. */
  isRefresh: boolean;
}

export async function getOrder(
  id: string,
  proof: OrderProof,
  { signal, isRefresh }: ReadOptions,
): Promise<Order> {
  const { order } = await callApi('GET /orders/{orderId}', {
    params: { orderId: id },
    ...proofParts(proof),
    signal,
    quiet: true,
    background: isRefresh,
  });
  return order;
}

/** The server refuses this proof. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && [400, 401, 403, 404].includes(error.status);
}

/** Too many phones were tried for this order. */
export function isTooOften(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 429;
}
