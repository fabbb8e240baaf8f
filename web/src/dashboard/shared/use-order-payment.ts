import { useMutation } from '@tanstack/react-query';
import type { Order } from '@thali/shared/orders/order.contract';
import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { showFailure } from '../../lib/api/show-failure.ts';
import { parseOrder } from '../../orders/live/parse-order.ts';

type Paying = 'upi' | 'cash' | 'given-back';

/**
 * Says of an order by UPI that its money is there, or that it was given back; a refusal brings the order as it is now, too.
 * Rule: pay-15, pay-16
 */
export function useOrderPayment(
  { id: orderId, payment }: Pick<Order, 'id' | 'payment'>,
  onOrder: (order: Order) => void,
) {
  const take = (sent: unknown) => {
    const order = parseOrder(sent);
    if (order) onOrder(order);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (paying: Paying) =>
      paying === 'given-back'
        ? callApi('POST /orders/{orderId}/refunds', {
            params: { orderId },
            body: { refundedBefore: payment?.refunded ?? 0 },
            background: true,
          })
        : callApi('POST /orders/{orderId}/received', {
            params: { orderId },
            body: { method: paying },
            background: true,
          }),
    onSuccess: ({ order }) => take(order),
    onError: (error) => {
      if (error instanceof ApiError) take(error.data.order);
      showFailure('Update failed', error);
    },
  });
  return { pay: mutate, isBusy: isPending };
}
