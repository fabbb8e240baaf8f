import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orderLabel } from '@thali/shared/ids/order-id';
import type { Order } from '@thali/shared/orders/order.contract';
import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { payWithRazorpay } from '../../lib/payments/pay-with-razorpay.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { orderKey } from '../../orders/get-order.ts';
import { type OrderProof, proofParts } from '../../orders/order-proof.ts';
import { isPaidAlready } from './is-paid-already.ts';

const mostRepeats = 4;

/**
 * Opens Checkout for an order and has the server confirm what comes of it. Whatever came, the order is asked for again: a
 * payment whose confirmation is lost is heard of by Razorpay's webhook. Rule: pay-21
 */
export function usePayOnline(order: Order, proof: OrderProof) {
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: (body: Parameters<typeof confirmCall>[0]) => confirmCall(body),
    retry: (count, error) => count < mostRepeats && error instanceof NetworkError,
  });
  const pay = useMutation({
    mutationFn: async () => {
      const answer = await callApi('POST /orders/{orderId}/payment', {
        params: { orderId: order.id },
        ...proofParts(proof),
        quiet: true,
      });
      if (answer.kind !== 'online') return;
      const paid = await payWithRazorpay(answer.checkout, {
        payee: order.vendorName,
        description: `Order ${orderLabel(order)}`,
        name: order.customerInfo.name,
        email: order.customerInfo.email,
        phone: order.customerInfo.phone,
      });
      if (paid) await confirm.mutateAsync(bodyOf(paid));
    },
    onError: (error) =>
      showToast({ kind: isPaidAlready(error) ? 'info' : 'error', title: failureText(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: orderKey(order.id, proof) }),
  });
  return { pay: () => pay.mutate(), isPaying: pay.isPending, isConfirming: confirm.isPending };
}

type Paid = NonNullable<Awaited<ReturnType<typeof payWithRazorpay>>>;

function bodyOf(paid: Paid) {
  return {
    razorpayOrderId: paid.razorpay_order_id,
    razorpayPaymentId: paid.razorpay_payment_id,
    razorpaySignature: paid.razorpay_signature,
  };
}

function confirmCall(body: ReturnType<typeof bodyOf>) {
  return callApi('POST /payments/payment-success', { body, quiet: true });
}

/** Of a refused card Checkout has said why already. */
function failureText(error: unknown): string {
  const isOurs = error instanceof ApiError || error instanceof NetworkError;
  return (isOurs && errorText(error)) || 'Payment failed. Please try again.';
}
