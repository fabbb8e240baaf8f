import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { showFailure } from '../../lib/api/show-failure.ts';
import { parseOrder } from '../../orders/live/parse-order.ts';
import { useOrderStore } from './order-store.tsx';

/** Moves an order to another table; a refusal brings the order as it is now. Rule: tables-5 */
export function useMoveOrder(orderId: string) {
  const { note } = useOrderStore();
  const take = (sent: unknown) => {
    const order = parseOrder(sent);
    if (order) note([order]);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (table: string | null) =>
      callApi('PUT /orders/{orderId}/table', {
        params: { orderId },
        body: { table },
        background: true,
      }),
    onSuccess: ({ order }) => take(order),
    onError: (error) => {
      if (error instanceof ApiError) take(error.data.order);
      showFailure('Update failed', error);
    },
  });
  return { move: mutate, isMoving: isPending };
}
