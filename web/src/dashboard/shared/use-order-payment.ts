import type { Order } from '@thali/shared/orders/order.contract';
import { callApi } from '../../lib/api/call-api.ts';
import { useOrderCall } from './use-order-call.ts';

type PaymentStep = 'upi' | 'cash' | 'refunded';

/** Records that a UPI payment arrived or was refunded. Rule: pay-15, pay-16 */
export function useOrderPayment(
  { id: orderId, payment }: Pick<Order, 'id' | 'payment'>,
  onOrder: (order: Order) => void,
) {
  const call = { params: { orderId }, background: true };
  const { mutate, isPending } = useOrderCall(
    (step: PaymentStep) =>
      step === 'refunded'
        ? callApi('POST /orders/{orderId}/refunds', {
            ...call,
            body: { refundedBefore: payment?.refunded ?? 0 },
          })
        : callApi('POST /orders/{orderId}/received', { ...call, body: { method: step } }),
    { onOrder, failureTitle: 'Update failed' },
  );
  return { pay: mutate, isBusy: isPending };
}
