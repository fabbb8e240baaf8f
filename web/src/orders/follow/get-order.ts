import type { QueryClient } from '@tanstack/react-query';
import type { Order } from '@thali/shared/orders/order.contract';
import { ApiError } from '../../lib/api/api-error.ts';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { apiKey } from '../../lib/data/api-query.ts';
import { newerOrder } from '../live/merge-order.ts';
import { type OrderProof, proofFields } from './order-proof.ts';

export function orderRequest(orderId: string, proof: OrderProof) {
  return { params: { orderId }, ...proofFields(proof) };
}

export function orderKey(orderId: string, proof: OrderProof) {
  return apiKey('GET /orders/{orderId}', orderRequest(orderId, proof));
}

/** Caches an order, unless the cache has a newer state. */
export function cacheOrder(client: QueryClient, proof: OrderProof, order: Order): void {
  client.setQueryData<AnswerOf<'GET /orders/{orderId}'>>(orderKey(order.id, proof), (cached) => ({
    order: newerOrder(cached?.order, order),
  }));
}

/** Whether the server refuses the proof. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && [400, 401, 403, 404].includes(error.status);
}

/** Whether too many phone numbers were tried for the order. */
export function isRateLimited(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 429;
}
