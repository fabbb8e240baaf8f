import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@thali/shared/orders/order.contract';
import { NetworkError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { orderKey } from '../../orders/follow/get-order.ts';
import { type OrderProof, proofParts } from '../../orders/follow/order-proof.ts';
import { newerOrder } from '../../orders/live/merge-order.ts';

const mostRepeats = 4;

/**
 * Says that an order was paid. Saying it twice changes nothing, so it is sent again where no answer came, and waits for
 * the network where there is none. Rule: pay-14
 */
export function useSayPaid({ id }: Order, proof: OrderProof) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (digits: string) => {
      const { order } = await callApi('POST /orders/{orderId}/said-paid', {
        params: { orderId: id },
        body: digits ? { digits } : {},
        ...proofParts(proof),
        background: true,
      });
      return order;
    },
    retry: (count, error) => count < mostRepeats && error instanceof NetworkError,
    networkMode: 'online',
    onSuccess: (order) => {
      client.setQueryData<Order>(orderKey(id, proof), (known) => newerOrder(known, order));
    },
  });
}
