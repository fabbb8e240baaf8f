import { formatRupees } from '@thali/shared/money/paise';
import type { Settlement } from '@thali/shared/wallet/wallet-fields';
import { Button } from '../../../lib/ui/button.tsx';
import { Card } from '../../../lib/ui/card.tsx';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import { FeeStatusBadge } from '../../../orders/payment/fee-status-badge.tsx';
import { settlementName } from '../wallet-texts.ts';
import { dateColumn, EntryTime } from './date-column.tsx';

/** Rule: wallet-13 */
export function settlementColumns(
  onCancel: (settlement: Settlement) => void,
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
          <CancelButton settlement={settlement} onCancel={onCancel} className="-my-2.5" />
        </span>
      ),
    },
    dateColumn,
  ];
}

interface SettlementCardProps {
  settlement: Settlement;
  onCancel: (settlement: Settlement) => void;
}

/** A settlement as a card, for phones. */
export function SettlementCard({ settlement, onCancel }: SettlementCardProps) {
  const { id, amount, status, note, paymentId, createdAt } = settlement;
  return (
    <Card className="px-4 py-3">
      <div className="flex items-center justify-between gap-3">
        <h4 className="font-bold tabular-nums">{id}</h4>
        <FeeStatusBadge status={status} />
      </div>
      <div className="mt-1 flex items-baseline justify-between gap-3">
        <span className="text-sm">{settlementName(settlement)}</span>
        <span className="money font-bold">{formatRupees(amount)}</span>
      </div>
      {note && <p className="mt-1 text-sm text-ink-soft">{note}</p>}
      <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-sm text-ink-faint">
        <EntryTime createdAt={createdAt} />
        {paymentId && <span className="wrap-anywhere">{paymentId}</span>}
      </p>
      <CancelButton settlement={settlement} onCancel={onCancel} className="mt-1 -ml-3.5" />
    </Card>
  );
}

interface CancelButtonProps {
  settlement: Settlement;
  onCancel: (settlement: Settlement) => void;
  className?: string;
}

/** A button that cancels a running payment. Renders nothing for a finished payment. */
function CancelButton({ settlement, onCancel, className = '' }: CancelButtonProps) {
  if (settlement.status !== 'pending' || settlement.transactionType !== 'settlement') return null;
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`Cancel ${settlement.id}`}
      onClick={() => onCancel(settlement)}
      className={className}
    >
      Cancel
    </Button>
  );
}
