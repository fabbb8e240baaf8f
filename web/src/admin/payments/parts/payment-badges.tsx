import { formatRupees } from '@thali/shared/money/paise';
import type { AdminPayment } from '@thali/shared/payments/admin-payments.contract';
import { Undo2 } from 'lucide-react';
import { Badge } from '../../../lib/ui/badge.tsx';
import { LookBadge } from '../../shared/look-badge.tsx';
import { paymentLooks } from '../payment-texts.ts';

/** How a payment stands, whether it was a mock, and what was given back of it. */
export function PaymentBadges({ payment }: { payment: AdminPayment }) {
  const { status, isMock, refundedAmount } = payment;
  return (
    <span className="flex flex-wrap gap-1.5">
      <LookBadge look={paymentLooks[status]} />
      {isMock && <Badge>Mock</Badge>}
      {refundedAmount > 0 && (
        <Badge tone="accent" icon={<Undo2 size={13} strokeWidth={2.5} aria-hidden="true" />}>
          Refunded {formatRupees(refundedAmount)}
        </Badge>
      )}
    </span>
  );
}
