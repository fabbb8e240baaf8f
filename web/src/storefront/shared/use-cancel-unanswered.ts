import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isAwaiting } from '@thali/shared/order-payments/online-order';
import type { Order } from '@thali/shared/orders/order.contract';
import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { orderKey } from '../../orders/follow/get-order.ts';
import { type OrderProof, proofParts } from '../../orders/follow/order-proof.ts';
import { newerOrder } from '../../orders/live/merge-order.ts';

/** Gives up an order. Where the kitchen or the payment was faster, the order as it is now is shown instead. Rule: kitchen-4 */
export function useCancelUnanswered(order: Order, proof: OrderProof, onDone: () => void) {
  const { id } = order;
  const client = useQueryClient();
  const queryKey = orderKey(id, proof);
  return useMutation({
    mutationFn: async () => {
      const { order } = await callApi('POST /orders/{orderId}/cancel-unanswered', {
        params: { orderId: id },
        ...proofParts(proof),
        quiet: true,
      });
      return order;
    },
    onSuccess: (order) => {
      client.setQueryData<Order>(queryKey, (known) => newerOrder(known, order));
    },
    onError: (error) => {
      // Without an answer nobody knows whether it was cancelled.
      void client.invalidateQueries({ queryKey });
      if (error instanceof ApiError && error.status < 500) showToast(refusal(error, order));
    },
    onSettled: onDone,
  });
}

function refusal({ status, message }: ApiError, order: Order) {
  return status === 409
    ? ({
        kind: 'info',
        title: isAwaiting(order) ? 'Your payment just came in' : 'The kitchen just answered',
        description: 'Your order is with them now, so it was not cancelled.',
      } as const)
    : ({ kind: 'error', title: 'Not cancelled', description: message } as const);
}
