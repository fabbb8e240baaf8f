import { formatRupees } from '@thali/shared/money/paise';
import type { AdminPayment } from '@thali/shared/payments/admin-payments.contract';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import { Moment } from '../../shared/moment.tsx';
import { OpeningButton } from '../../shared/opening-button.tsx';
import { purposeText } from '../payment-texts.ts';
import { PaymentBadges } from './payment-badges.tsx';
import { ProvisioningSteps } from './provisioning-steps.tsx';
import { ReasonNote } from './reason-note.tsx';
import { RetryButton } from './retry-button.tsx';

export type OpenPayment = (orderId: string) => void;

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
      cell: ({ paidAt, createdAt }) => <Moment at={paidAt ?? createdAt} />,
    },
    {
      key: 'retry',
      header: <span className="sr-only">Actions</span>,
      align: 'end',
      cell: (payment) => <RetryButton payment={payment} onOpen={onOpen} />,
    },
  ];
}

/** Of what was paid, why it stopped; of what was not, why not. */
export function failureOf({ provisioning, status, lastFailure }: AdminPayment): string | null {
  return provisioning.failure ?? (status === 'paid' ? null : lastFailure);
}
