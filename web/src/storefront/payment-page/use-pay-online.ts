import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@thali/shared/orders/order.contract';
import { useEffect, useRef } from 'react';
import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { payWithRazorpay } from '../../lib/payments/pay-with-razorpay.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { orderName } from '../../orders/display/order-name.ts';
import { orderKey, orderRequest } from '../../orders/follow/get-order.ts';
import type { OrderProof } from '../../orders/follow/order-proof.ts';
import * as texts from './payment-page-texts.ts';

const maxRetries = 4;

/**
 * Opens Checkout for an order, then asks the server to confirm the payment. Always reads the order again: if the
 * confirmation is lost, the server learns of the payment from Razorpay. Closes Checkout when the component unmounts, for
 * example after a payment in another tab. Rule: pay-21
 */
export function usePayOnline(order: Order, proof: OrderProof) {
  const client = useQueryClient();
  const signal = useUnmountSignal();
  const confirm = useMutation({
    mutationFn: (body: Parameters<typeof confirmCall>[0]) => confirmCall(body),
    retry: (count, error) => count < maxRetries && error instanceof NetworkError,
    networkMode: 'online',
  });
  const pay = useMutation({
    mutationFn: async () => {
      const answer = await callApi('POST /orders/{orderId}/payment', {
        ...orderRequest(order.id, proof),
        quiet: true,
      });
      if (answer.kind !== 'online') return;
      const checkoutResult = await payWithRazorpay(answer.checkout, {
        payee: order.vendorName,
        description: orderName(order),
        name: order.customerInfo.name,
        email: order.customerInfo.email,
        phone: order.customerInfo.phone,
        signal: signal(),
      });
      if (checkoutResult) await confirm.mutateAsync(bodyOf(checkoutResult));
    },
    onError: (error) =>
      showToast({ kind: isPaidAlready(error) ? 'info' : 'error', title: failureText(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: orderKey(order.id, proof) }),
  });
  return { pay: () => pay.mutate(), busyLabel: pay.isPending ? busyLabelOf(confirm) : undefined };
}

function busyLabelOf({ isPending, isPaused }: { isPending: boolean; isPaused: boolean }): string {
  if (isPaused) return texts.waitingForNetwork;
  return isPending ? texts.checkingPayment : texts.opening;
}

/** @returns a function that returns a signal. The signal aborts when the component unmounts */
function useUnmountSignal(): () => AbortSignal | undefined {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => {
    const abortController = new AbortController();
    controller.current = abortController;
    return () => abortController.abort();
  }, []);
  return () => controller.current?.signal;
}

type CheckoutResult = NonNullable<Awaited<ReturnType<typeof payWithRazorpay>>>;

function bodyOf(checkoutResult: CheckoutResult) {
  return {
    razorpayOrderId: checkoutResult.razorpay_order_id,
    razorpayPaymentId: checkoutResult.razorpay_payment_id,
    razorpaySignature: checkoutResult.razorpay_signature,
  };
}

function confirmCall(body: ReturnType<typeof bodyOf>) {
  return callApi('POST /payments/payment-success', { body, quiet: true });
}

function failureText(error: unknown): string {
  const isServerError = error instanceof ApiError || error instanceof NetworkError;
  return (isServerError && errorText(error)) || texts.paymentFailed;
}

/** Whether the server refuses because the order is already paid. */
export function isPaidAlready(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'ORDER_ALREADY_PAID';
}
