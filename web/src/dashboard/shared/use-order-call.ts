import { useMutation } from '@tanstack/react-query';
import type { Order } from '@thali/shared/orders/order.contract';
import { ApiError } from '../../lib/api/api-error.ts';
import { showFailure } from '../../lib/api/show-failure.ts';
import { parseOrder } from '../../orders/live/parse-order.ts';

interface OrderCallOptions {
  /** Gets the new state of the order, even after a refusal. */
  onOrder: (order: Order) => void;
  /** The title of the toast about a failure. */
  failureTitle: string;
}

/** A call that changes one order. */
export function useOrderCall<Input>(
  call: (input: Input) => Promise<{ order: unknown }>,
  { onOrder, failureTitle }: OrderCallOptions,
) {
  const readOrder = (value: unknown) => {
    const order = parseOrder(value);
    if (order) onOrder(order);
  };
  return useMutation({
    mutationFn: call,
    onSuccess: ({ order }) => readOrder(order),
    onError: (error) => {
      if (error instanceof ApiError) readOrder(error.data.order);
      showFailure(failureTitle, error);
    },
  });
}
