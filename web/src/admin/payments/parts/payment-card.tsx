import { formatRupees } from '@thali/shared/money/paise';
import type { AdminPayment } from '@thali/shared/payments/admin-payments.contract';
import { formatDate, formatTime } from '../../../lib/time/format-time.ts';
import { Card } from '../../../lib/ui/card.tsx';
import { OpeningButton } from '../../shared/opening-button.tsx';
import { purposeText } from '../payment-texts.ts';
import { PaymentBadges } from './payment-badges.tsx';
import { failureOf, type OpenPayment } from './payment-columns.tsx';
import { ProvisioningSteps } from './provisioning-steps.tsx';
import { ReasonNote } from './reason-note.tsx';
import { RetryButton } from './retry-button.tsx';

/** The same payment as a card, for phones. */
export function PaymentCard({ payment, onOpen }: { payment: AdminPayment; onOpen: OpenPayment }) {
  const at = payment.paidAt ?? payment.createdAt;
  const failure = failureOf(payment);
  return (
    <Card className="flex flex-col gap-2 px-4 py-3 text-sm">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-base">
          <OpeningButton onOpen={() => onOpen(payment.orderId)}>{payment.messName}</OpeningButton>
        </h3>
        <span className="money text-base font-bold">{formatRupees(payment.amount)}</span>
      </div>
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>{purposeText(payment)}</span>
        <time dateTime={at} className="text-ink-faint tabular-nums">
          {formatDate(at)}, {formatTime(at)}
        </time>
      </p>
      <PaymentBadges payment={payment} />
      <ProvisioningSteps payment={payment} />
      {failure && <ReasonNote text={failure} />}
      <div className="empty:hidden">
        <RetryButton payment={payment} onOpen={onOpen} />
      </div>
    </Card>
  );
}
