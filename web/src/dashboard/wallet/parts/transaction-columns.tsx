import { formatRupees } from '@thali/shared/money/paise';
import type { WalletTransaction } from '@thali/shared/wallet/wallet-fields';
import { formatDate, formatTime } from '../../../lib/time/format-time.ts';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import { FeeStatusBadge } from '../../../orders/fee-status-badge.tsx';
import { paymentText } from '../../shared/payment-text.ts';
import { customerName } from '../wallet-texts.ts';
import { OrderNumberLink } from './order-number-link.tsx';

/** Rule: wallet-12 */
export function transactionColumns(ordersPath: string | undefined): Column<WalletTransaction>[] {
  return [
    {
      key: 'order',
      header: 'Order',
      isRowHeader: true,
      cell: ({ orderId }) => <OrderNumberLink orderId={orderId} ordersPath={ordersPath} />,
    },
    {
      key: 'customer',
      header: 'Customer',
      width: 'max-w-56',
      cell: (fee) => (
        <>
          <span className="block truncate font-semibold">{customerName(fee)}</span>
          <span className="text-ink-faint tabular-nums">{fee.customerInfo?.phone}</span>
        </>
      ),
    },
    {
      key: 'amount',
      header: 'Amount',
      align: 'end',
      cell: ({ amount }) => <span className="money font-semibold">{formatRupees(amount)}</span>,
    },
    {
      key: 'method',
      header: 'Payment Method',
      cell: ({ paymentMethod }) => paymentText(paymentMethod),
    },
    { key: 'status', header: 'Status', cell: ({ status }) => <FeeStatusBadge status={status} /> },
    {
      key: 'date',
      header: 'Date',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap tabular-nums">
          {formatDate(createdAt)}
          <span className="block text-ink-faint">{formatTime(createdAt)}</span>
        </time>
      ),
    },
  ];
}
