import { toMethodSwitches } from '@thali/shared/order-payments/methods-of';
import { useEffect, useState } from 'react';
import { kitchenCall } from '../device/kitchen-call.ts';
import type { KitchenData } from '../kitchen-data.ts';
import type { SaleResult, UpiCode } from './sale-result.ts';

/** The guest is waiting, so the mess's own UPI ID replaces a slower code. */
const timeoutMs = 6000;

/** Razorpay's answer for an order. The link is absent if Razorpay has no code. */
interface Answer {
  orderId: string;
  link: string | undefined;
}

/**
 * The UPI code of a sale: Razorpay's single-use code, which confirms the payment automatically, or else the code of the
 * mess's own UPI ID. Rule: counter-14
 */
export function useUpiCode(
  result: SaleResult | undefined,
  { settings }: KitchenData['vendor'],
): UpiCode {
  const order = result && 'order' in result ? result.order : undefined;
  const isUnpaidUpi = order?.paymentMethod === 'upi' && order.paymentStatus === 'pending';
  const asksRazorpay = isUnpaidUpi && toMethodSwitches(settings.payment).online;
  const orderId = order?.id;
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (!asksRazorpay || !orderId) return;
    let isOver = false;
    const storeAnswer = (link?: string) => {
      if (!isOver) setAnswer({ orderId, link });
    };
    const call = { params: { orderId }, background: true, quiet: true, timeoutMs };
    kitchenCall('POST /orders/{orderId}/upi-code', call).then(
      ({ link }) => storeAnswer(link),
      () => storeAnswer(),
    );
    return () => {
      isOver = true;
    };
  }, [asksRazorpay, orderId]);
  const currentAnswer = answer?.orderId === orderId ? answer : undefined;
  return {
    link: currentAnswer?.link ?? result?.upiLink,
    isLinkLoading: asksRazorpay && !currentAnswer,
    isAutoConfirmed: currentAnswer?.link !== undefined,
  };
}
