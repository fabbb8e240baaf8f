import type { Order } from '@thali/shared/orders/order.contract';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { paymentState } from '../../../orders/payment-state.ts';

/** What was paid here leads to its order. */
export function PaidOnline({ order }: { order: Order }) {
  const [, navigate] = useLocation();
  const isPaid = order.paymentMethod === 'online' && paymentState(order).kind === 'paid';
  const wasPaid = useRef(isPaid);
  const href = `/orders/${order.id}`;
  useEffect(() => {
    if (isPaid && !wasPaid.current) navigate(href, { replace: true });
    wasPaid.current = isPaid;
  }, [isPaid, navigate, href]);
  if (!isPaid) return null;
  return (
    <Link href={href} className={buttonClass({ size: 'large', isFullWidth: true })}>
      See your order
    </Link>
  );
}
