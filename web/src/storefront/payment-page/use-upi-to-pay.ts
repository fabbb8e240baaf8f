import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@thali/shared/orders/order.contract';
import { callApi } from '../../lib/api/call-api.ts';
import { orderKey } from '../../orders/follow/get-order.ts';
import { type OrderProof, proofParts } from '../../orders/follow/order-proof.ts';
import { isPaidAlready } from './is-paid-already.ts';

/** What an order is paid with now. Asking changes nothing, so it is asked again whenever the page is looked at. */
export function useUpiToPay({ id }: Order, proof: OrderProof) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['upi-to-pay', id],
    queryFn: async ({ signal }) => {
      const answer = await callApi('POST /orders/{orderId}/payment', {
        params: { orderId: id },
        ...proofParts(proof),
        signal,
        background: true,
      }).catch((error: unknown) => {
        if (isPaidAlready(error)) void client.invalidateQueries({ queryKey: orderKey(id, proof) });
        throw error;
      });
      if (answer.kind !== 'upi') throw new Error('This order is not paid by UPI');
      return answer;
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
}
