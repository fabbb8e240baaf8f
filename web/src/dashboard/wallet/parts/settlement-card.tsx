import { formatRupees } from '@thali/shared/money/paise';
import type { Settlement } from '@thali/shared/wallet/wallet-fields';
import { formatDate, formatTime } from '../../../lib/time/format-time.ts';
import { Card } from '../../../lib/ui/card.tsx';
import { FeeStatusBadge } from '../../../orders/fee-status-badge.tsx';
import { settlementName } from '../wallet-texts.ts';
import { GiveUpButton } from './give-up-button.tsx';

interface SettlementCardProps {
  settlement: Settlement;
  onGiveUp: (settlement: Settlement) => void;
}

/** The same settlement as a card, for phones. */
export function SettlementCard({ settlement, onGiveUp }: SettlementCardProps) {
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
        <time dateTime={createdAt} className="tabular-nums">
          {formatDate(createdAt)}, {formatTime(createdAt)}
        </time>
        {paymentId && <span className="wrap-anywhere">{paymentId}</span>}
      </p>
      <GiveUpButton settlement={settlement} onGiveUp={onGiveUp} className="mt-1 -ml-3.5" />
    </Card>
  );
}
