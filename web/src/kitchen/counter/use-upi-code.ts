import { useQuery } from '@tanstack/react-query';
import { switchedMethods } from '@thali/shared/order-payments/methods-of';
import { kitchenCall } from '../device/kitchen-call.ts';
import type { KitchenData } from '../kitchen-data.ts';
import type { Sold, UpiCode } from './sold.ts';

/** A guest waits, so a slower code gives way to the mess's own UPI ID. */
const timeoutMs = 6000;

/**
 * The UPI code of a sale: Razorpay's single-use code, which pays the sale without a press, or else the code of the
 * mess's own UPI ID. Rule: counter-14
 */
export function useUpiCode(sold: Sold | undefined, { settings }: KitchenData['vendor']): UpiCode {
  const order = sold && 'order' in sold ? sold.order : undefined;
  const isUnpaidUpi = order?.paymentMethod === 'upi' && order.paymentStatus === 'pending';
  const asksRazorpay = isUnpaidUpi && switchedMethods(settings.payment).online;
  const orderId = order?.id ?? '';
  const { data, isPending } = useQuery({
    queryKey: ['upi-code', orderId],
    enabled: asksRazorpay,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const call = { params: { orderId }, background: true, quiet: true, timeoutMs };
      return await kitchenCall('POST /orders/{orderId}/upi-code', call);
    },
  });
  return {
    link: data?.link ?? sold?.upiLink,
    isComing: asksRazorpay && isPending,
    paysItself: data !== undefined,
  };
}
