import { useMutation } from '@tanstack/react-query';
import type { Order } from '@thali/shared/orders/order.contract';
import { ApiError } from '../../lib/api/api-error.ts';
import { showFailure } from '../../lib/api/show-failure.ts';
import { parseOrder } from '../../orders/live/parse-order.ts';

interface OrderCallOptions {
  /** Gets the order's new state, also after a refusal. */
  onOrder: (order: Order) => void;
  /** Title of the toast about a failure. */
  failed: string;
}

/** A call that changes one order. */
export function useOrderCall<Input>(
  call: (input: Input) => Promise<{ order: unknown }>,
  { onOrder, failed }: OrderCallOptions,
) {
  const take = (sent: unknown) => {
    const order = parseOrder(sent);
    if (order) onOrder(order);
  };
  return useMutation({
    mutationFn: call,
    onSuccess: ({ order }) => take(order),
    onError: (error) => {
      if (error instanceof ApiError) take(error.data.order);
      showFailure(failed, error);
    },
  });
}
