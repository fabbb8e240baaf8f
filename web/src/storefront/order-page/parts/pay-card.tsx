import { formatRupees } from '@thali/shared/money/paise';
import { canPayByUpi } from '@thali/shared/order-payments/can-pay-by-upi';
import type { Order } from '@thali/shared/orders/order.contract';
import { ChevronRight, Clock, QrCode } from 'lucide-react';
import { Link } from 'wouter';
import { paymentState } from '../../../orders/payment-state.ts';

/** Leads to where an order by UPI is paid, or says that the mess is yet to look. Rule: pay-17 */
export function PayCard({ order }: { order: Order }) {
  if (!canPayByUpi(order, Date.now())) return null;
  const isSaid = paymentState(order).kind === 'said';
  const Icon = isSaid ? Clock : QrCode;
  return (
    <Link
      href={`/payment/${order.id}`}
      className="flex min-h-16 items-center gap-3.5 rounded-card border border-line bg-surface px-5 py-3 shadow-low hover:bg-sunken"
    >
      <Icon size={26} className="shrink-0 text-accent-ink" />
      <span className="min-w-0 grow">
        <span className="block font-semibold">
          {isSaid ? 'You said you paid' : `Pay ${formatRupees(order.finalAmount)} by UPI`}
        </span>
        <span className="block text-sm text-ink-soft">
          {isSaid ? `${order.vendorName} is yet to check it.` : 'With any UPI app, now or later.'}
        </span>
      </span>
      <ChevronRight size={20} className="shrink-0 text-ink-faint" />
    </Link>
  );
}
