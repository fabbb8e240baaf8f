import { formatRupees } from '@thali/shared/money/paise';
import type { Order } from '@thali/shared/orders/order.contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { paymentToasts } from '../../../lib/payments/payment-toasts.ts';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { paymentState } from '../../../orders/payment/payment-state.ts';

/** The way on, once nothing is to be done here. Who has just paid online is taken there. */
export function ToOrder({ order }: { order: Order }) {
  const [, navigate] = useLocation();
  const { kind } = paymentState(order);
  const isPaidOnline = order.paymentMethod === 'online' && kind === 'paid';
  const wasPaid = useRef(isPaidOnline);
  const href = `/orders/${order.id}`;
  const goOn = useEffectEvent(() => {
    paymentToasts.succeeded(`${formatRupees(order.finalAmount)} paid to ${order.vendorName}.`);
    navigate(href, { replace: true });
  });
  useEffect(() => {
    if (isPaidOnline && !wasPaid.current) goOn();
    wasPaid.current = isPaidOnline;
  }, [isPaidOnline]);
  if (kind === 'due') return null;
  return (
    <Link href={href} className={buttonClass({ size: 'large', isFullWidth: true })}>
      See your order
    </Link>
  );
}
