import type { OrderProof } from './order-proof.ts';

/** Of the cache: what one proof shows of an order. */
export function orderKey(orderId: string, proof: OrderProof) {
  return ['order', orderId, proof] as const;
}
