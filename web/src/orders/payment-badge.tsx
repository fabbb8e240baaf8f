import { Check, Clock, IndianRupee, Undo2 } from 'lucide-react';
import { Badge, type BadgeTone } from '../lib/ui/badge.tsx';
import { type PaidOrder, staffPayment } from './staff-payment.ts';

const icons: Record<BadgeTone, typeof Check> = {
  neutral: IndianRupee,
  steel: IndianRupee,
  accent: Clock,
  leaf: Check,
  chilli: Undo2,
};

/** Whether an order that is not plain cash is paid, for the mess. Rule: pay-15 */
export function StaffPaymentBadge({ order }: { order: PaidOrder }) {
  const payment = staffPayment(order);
  if (!payment) return null;
  const Icon = payment.canReceive && payment.tone === 'chilli' ? Clock : icons[payment.tone];
  return (
    <Badge tone={payment.tone} icon={<Icon size={14} strokeWidth={2.5} aria-hidden="true" />}>
      {payment.label}
    </Badge>
  );
}
