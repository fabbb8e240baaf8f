import type { Order } from '@thali/shared/orders/order.contract';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { PaymentBadge } from '../../../orders/payment-badge.tsx';
import { paymentMethodLabel, paymentState } from '../../../orders/payment-state.ts';

/** How it is paid and whether it was; leads to the payment's own page. */
export function PaymentLine({ order }: { order: Order }) {
  return (
    <Link
      href={`/payment/${order.id}`}
      className="-mx-2 -mb-2 flex min-h-12 items-center gap-2 rounded-field px-2 hover:bg-sunken"
    >
      <span className="grow">
        <span className="sr-only">Payment: </span>
        {paymentMethodLabel(order.paymentMethod)}
      </span>
      <PaymentBadge state={paymentState(order)} />
      <ChevronRight size={18} aria-hidden="true" className="text-ink-soft" />
    </Link>
  );
}
