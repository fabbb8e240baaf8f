import { formatRupees } from '@thali/shared/money/paise';
import type { AdminPayment } from '@thali/shared/payments/admin-payments.contract';
import { formatDate, formatTime } from '../../../lib/time/format-time.ts';
import { Card } from '../../../lib/ui/card.tsx';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import { DateTime } from '../../shared/date-time.tsx';
import { OpeningButton } from '../../shared/opening-button.tsx';
import { purposeText } from '../payment-texts.ts';
import { PaymentBadges, ProvisioningSteps, ReasonNote, RetryButton } from './payment-state.tsx';

type OpenPayment = (orderId: string) => void;

export function paymentColumns(onOpen: OpenPayment): Column<AdminPayment>[] {
  return [
    {
      key: 'mess',
      header: 'Mess',
      isRowHeader: true,
      width: 'max-w-64',
      cell: ({ orderId, messName, subdomain }) => (
        <>
          <OpeningButton onOpen={() => onOpen(orderId)}>{messName}</OpeningButton>
          <span className="block truncate font-normal text-ink-faint">{subdomain}</span>
        </>
      ),
    },
    { key: 'purpose', header: 'For', cell: (payment) => purposeText(payment) },
    {
      key: 'amount',
      header: 'Amount',
      align: 'end',
      cell: ({ amount }) => <span className="money font-semibold">{formatRupees(amount)}</span>,
    },
    {
      key: 'state',
      header: 'State',
      width: 'max-w-56',
      cell: (payment) => <PaymentBadges payment={payment} />,
    },
    {
      key: 'provisioning',
      header: 'Provisioning',
      width: 'max-w-96',
      cell: (payment) => (
        <span className="flex flex-col gap-1.5">
          <ProvisioningSteps payment={payment} />
          {failureOf(payment) && <ReasonNote text={failureOf(payment) ?? ''} />}
        </span>
      ),
    },
    {
      key: 'at',
      header: 'When',
      cell: ({ paidAt, createdAt }) => <DateTime at={paidAt ?? createdAt} />,
    },
    {
      key: 'retry',
      header: <span className="sr-only">Actions</span>,
      align: 'end',
      cell: (payment) => <RetryButton payment={payment} onOpen={onOpen} />,
    },
  ];
}

/** The reason why provisioning stopped, or why the payment failed. */
function failureOf({ provisioning, status, lastFailure }: AdminPayment): string | null {
  return provisioning.failure ?? (status === 'paid' ? null : lastFailure);
}

/** A payment as a card, for phones. */
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
