import { kitchenNumber } from '@thali/shared/ids/order-id';
import { formatRupees } from '@thali/shared/money/paise';
import type { WalletTransaction } from '@thali/shared/wallet/wallet-fields';
import { Link } from 'wouter';
import { readablePhone } from '../../../lib/phone/readable-phone.ts';
import { Card } from '../../../lib/ui/card.tsx';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import { FeeStatusBadge } from '../../../orders/payment/fee-status-badge.tsx';
import { tabPath } from '../../shared/dashboard-paths.ts';
import { paymentText } from '../../shared/payment-text.ts';
import { customerName, partPaidText } from '../wallet-texts.ts';
import { dateColumn, EntryTime } from './date-column.tsx';

/** Rule: wallet-12 */
export const transactionColumns: readonly Column<WalletTransaction>[] = [
  {
    key: 'order',
    header: 'Order',
    isRowHeader: true,
    cell: ({ orderId }) => <OrderNumberLink orderId={orderId} />,
  },
  {
    key: 'customer',
    header: 'Customer',
    width: 'max-w-56',
    cell: (fee) => (
      <>
        <span className="block truncate font-semibold">{customerName(fee)}</span>
        <span className="text-ink-faint tabular-nums">
          {readablePhone(fee.customerInfo?.phone ?? '')}
        </span>
      </>
    ),
  },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: (fee) => (
      <>
        <span className="money font-semibold">{formatRupees(fee.amount)}</span>
        <PartPaid fee={fee} />
      </>
    ),
  },
  {
    key: 'method',
    header: 'Payment Method',
    cell: ({ paymentMethod }) => paymentText(paymentMethod),
  },
  { key: 'status', header: 'Status', cell: ({ status }) => <FeeStatusBadge status={status} /> },
  dateColumn,
];

/** A fee as a card, for phones. */
export function TransactionCard({ fee }: { fee: WalletTransaction }) {
  const { orderId, customerInfo, amount, paymentMethod, status, createdAt } = fee;
  return (
    <Card className="px-4 py-3">
      <div className="flex items-center justify-between gap-3">
        <h4>
          <span className="text-ink-soft">Order </span>
          <OrderNumberLink orderId={orderId} />
        </h4>
        <FeeStatusBadge status={status} />
      </div>
      <div className="mt-1 flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate text-sm">
          {customerName(fee)}
          {customerInfo && (
            <span className="text-ink-faint"> · {readablePhone(customerInfo.phone)}</span>
          )}
        </span>
        <span className="shrink-0 text-right text-sm">
          <span className="money text-base font-bold">{formatRupees(amount)}</span>
          <PartPaid fee={fee} />
        </span>
      </div>
      <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-sm text-ink-faint">
        <span>{paymentText(paymentMethod)}</span>
        <EntryTime createdAt={createdAt} />
      </p>
    </Card>
  );
}

/** The paid amount of a fee that a settlement covered only partly. */
function PartPaid({ fee }: { fee: WalletTransaction }) {
  const text = partPaidText(fee);
  return text ? <span className="money block text-ink-soft">{text}</span> : null;
}

function OrderNumberLink({ orderId }: { orderId: string }) {
  const number = kitchenNumber(orderId);
  return (
    <Link
      href={`${tabPath('orders')}?${new URLSearchParams({ search: number })}`}
      className="-my-1 inline-block py-1 font-bold tabular-nums underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {number}
    </Link>
  );
}
