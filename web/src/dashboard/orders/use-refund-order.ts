import { useMutation } from '@tanstack/react-query';
import { formatRupees } from '@thali/shared/money/paise';
import { refundUnderWay } from '@thali/shared/order-payments/online-order';
import type { Order } from '@thali/shared/orders/order.contract';
import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { showFailure } from '../../lib/api/show-failure.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { parseOrder } from '../../orders/parse-order.ts';
import { useOrderStore } from './order-store.tsx';
import { givenBackSoFar } from './refund-amounts.ts';

export interface Refund {
  /** Without them what is due is tried again. */
  lines?: { index: number; quantity: number }[];
  reason?: string;
}

/** Gives money of an order back at Razorpay; a refusal brings the order as it is now, too. Rule: pay-28 */
export function useRefundOrder(order: Order, onDone: () => void) {
  const { note } = useOrderStore();
  const take = (sent: unknown) => {
    const changed = parseOrder(sent);
    if (changed) note([changed]);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (refund: Refund) =>
      callApi('POST /orders/{orderId}/refunds', {
        params: { orderId: order.id },
        body: { ...refund, refundedBefore: givenBackSoFar(order) },
        background: true,
      }),
    onSuccess: ({ order: sent }) => {
      take(sent);
      const title =
        refundUnderWay(sent) > 0
          ? 'The money will be given back'
          : `${formatRupees(sent.payment?.refunded ?? 0)} given back in all`;
      showToast({ kind: 'success', title });
    },
    onError: (error) => {
      if (error instanceof ApiError) take(error.data.order);
      showFailure('Not given back', error);
    },
    onSettled: onDone,
  });
  return { refund: mutate, isBusy: isPending };
}
