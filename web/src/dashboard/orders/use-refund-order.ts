import { formatShortRupees } from '@thali/shared/money/paise';
import type { Order } from '@thali/shared/orders/order.contract';
import { callApi } from '../../lib/api/call-api.ts';
import { showToast, type ToastContent } from '../../lib/ui/toast-store.ts';
import { useOrderCall } from '../shared/use-order-call.ts';
import { useOrderStore } from './order-store.tsx';
import { knownRemovedAmount } from './refund-amounts.ts';

export interface Refund {
  /** The lines to refund. If absent, retries the amount that is due. */
  lines?: { index: number; quantity: number }[];
  reason?: string;
}

/** Refunds lines of an order through Razorpay. Rule: pay-28 */
export function useRefundOrder(order: Order, onDone: () => void) {
  const { updateLists } = useOrderStore();
  const { mutate, isPending } = useOrderCall(
    async (refund: Refund) => {
      const answer = await callApi('POST /orders/{orderId}/refunds', {
        params: { orderId: order.id },
        body: { ...refund, refundedBefore: knownRemovedAmount(order) },
        background: true,
      });
      showToast(refundToast(answer.order));
      return answer;
    },
    { onOrder: (changed) => updateLists([changed]), failureTitle: 'Not refunded' },
  );
  return {
    refund: (refund: Refund) => mutate(refund, { onSettled: onDone }),
    isBusy: isPending,
  };
}

/** Razorpay may refuse the refund within the call. Rule: pay-27 */
export function refundToast(order: Pick<Order, 'payment'> & Partial<Order>): ToastContent {
  if (order.paymentStatus === 'pending') return { kind: 'success', title: 'Removed' };
  const { refundDue = 0, refunded = 0, refundProblem } = order.payment ?? {};
  if (refundProblem) return { kind: 'error', title: 'Not refunded yet' };
  const isUnderWay = refundDue > refunded;
  const title = isUnderWay
    ? 'The money will be refunded'
    : `${formatShortRupees(refunded)} refunded in total`;
  return { kind: 'success', title };
}
