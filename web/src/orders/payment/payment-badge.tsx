import { Check, Clock, IndianRupee, Undo2 } from 'lucide-react';
import { Badge, type BadgeTone } from '../../lib/ui/badge.tsx';
import { type PaidOrder, type StaffPayment, staffPayment } from './staff-payment.ts';

const icons: Record<BadgeTone, typeof Check> = {
  neutral: IndianRupee,
  steel: IndianRupee,
  accent: Clock,
  leaf: Check,
  chilli: Undo2,
};

function iconOf({ paymentStatus }: PaidOrder, { tone, canReceive }: StaffPayment) {
  if (paymentStatus === 'refunded') return Undo2;
  return canReceive && tone === 'chilli' ? Clock : icons[tone];
}

interface StaffPaymentBadgeProps {
  order: PaidOrder;
  /** The classes of the digits, for example to hide them on a narrow screen. */
  digitsClass?: string;
}

/** Shows staff whether an order is paid. Plain cash orders have no badge. Rule: pay-15 */
export function StaffPaymentBadge({ order, digitsClass }: StaffPaymentBadgeProps) {
  const payment = staffPayment(order);
  if (!payment) return null;
  const Icon = iconOf(order, payment);
  return (
    <Badge tone={payment.tone} icon={<Icon size={14} strokeWidth={2.5} />}>
      {payment.label}
      {payment.digits && <span className={digitsClass}>· {payment.digits}</span>}
    </Badge>
  );
}
