import { useMutation } from '@tanstack/react-query';
import type { CounterOrderBody } from '@thali/shared/counter/place-counter-order.contract';
import { kitchenCall } from '../device/kitchen-call.ts';

export interface SellRequest {
  /** The idempotency key of the sale. */
  key: string;
  body: CounterOrderBody;
}

/**
 * Sells at the counter. A retry after a lost answer sends the same key and body, so it is the same sale. Rule: counter-2
 */
export function useSell() {
  return useMutation({
    mutationFn: ({ key, body }: SellRequest) =>
      kitchenCall('POST /counter-orders', { body, idempotencyKey: key, quiet: true }),
  });
}
