import { formatRupees } from '@thali/shared/money/paise';
import type { Settlement } from '@thali/shared/wallet/wallet-fields';
import { formatDate, formatTime } from '../../../lib/time/format-time.ts';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import { FeeStatusBadge } from '../../../orders/fee-status-badge.tsx';
import { settlementName } from '../wallet-texts.ts';
import { GiveUpButton } from './give-up-button.tsx';

/** Rule: wallet-13 */
export function settlementColumns(
  onGiveUp: (settlement: Settlement) => void,
): Column<Settlement>[] {
  return [
    {
      key: 'id',
      header: 'Transaction ID',
      isRowHeader: true,
      width: 'max-w-80',
      cell: ({ id, note, paymentId }) => (
        <>
          <span className="block font-bold tabular-nums">{id}</span>
          {paymentId && <span className="block font-normal text-ink-faint">{paymentId}</span>}
          {note && <span className="block font-normal text-ink-soft">{note}</span>}
        </>
      ),
    },
    {
      key: 'amount',
      header: 'Amount',
      align: 'end',
      cell: ({ amount }) => <span className="money font-semibold">{formatRupees(amount)}</span>,
    },
    { key: 'type', header: 'Type', cell: (settlement) => settlementName(settlement) },
    {
      key: 'status',
      header: 'Status',
      cell: (settlement) => (
        <span className="flex flex-wrap items-center gap-x-3">
          <FeeStatusBadge status={settlement.status} />
          <GiveUpButton settlement={settlement} onGiveUp={onGiveUp} className="-my-2.5" />
        </span>
      ),
    },
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
