import { useMutation } from '@tanstack/react-query';
import { formatRupees } from '@thali/shared/money/paise';
import type { Order } from '@thali/shared/orders/order.contract';
import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { showFailure } from '../../lib/api/show-failure.ts';
import { showToast, type ToastContent } from '../../lib/ui/toast-store.ts';
import { parseOrder } from '../../orders/live/parse-order.ts';
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
      showToast(refundToast(sent));
    },
    onError: (error) => {
      if (error instanceof ApiError) take(error.data.order);
      showFailure('Not given back', error);
    },
    onSettled: onDone,
  });
  return { refund: mutate, isBusy: isPending };
}

/** What came of it: Razorpay may have refused it within the call. Rule: pay-27 */
export function refundToast(order: Pick<Order, 'payment'>): ToastContent {
  const { refundDue = 0, refunded = 0, refundProblem } = order.payment ?? {};
  if (refundProblem) return { kind: 'error', title: 'Not given back yet' };
  const isUnderWay = refundDue > refunded;
  const title = isUnderWay
    ? 'The money will be given back'
    : `${formatRupees(refunded)} given back in all`;
  return { kind: 'success', title };
}
