import { formatRupees } from '@thali/shared/money/paise';
import type { WalletTransaction } from '@thali/shared/wallet/wallet-fields';
import { formatDate, formatTime } from '../../../lib/time/format-time.ts';
import { Card } from '../../../lib/ui/card.tsx';
import { FeeStatusBadge } from '../../../orders/fee-status-badge.tsx';
import { paymentText } from '../../shared/payment-text.ts';
import { customerName } from '../wallet-texts.ts';
import { OrderNumberLink } from './order-number-link.tsx';

interface TransactionCardProps {
  fee: WalletTransaction;
  ordersPath: string | undefined;
}

/** The same fee as a card, for phones. */
export function TransactionCard({ fee, ordersPath }: TransactionCardProps) {
  const { orderId, customerInfo, amount, paymentMethod, status, createdAt } = fee;
  return (
    <Card className="px-4 py-3">
      <div className="flex items-center justify-between gap-3">
        <h4>
          <span className="text-ink-soft">Order </span>
          <OrderNumberLink orderId={orderId} ordersPath={ordersPath} />
        </h4>
        <FeeStatusBadge status={status} />
      </div>
      <div className="mt-1 flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate text-sm">
          {customerName(fee)}
          {customerInfo && <span className="text-ink-faint"> · {customerInfo.phone}</span>}
        </span>
        <span className="money shrink-0 font-bold">{formatRupees(amount)}</span>
      </div>
      <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-sm text-ink-faint">
        <span>{paymentText(paymentMethod)}</span>
        <time dateTime={createdAt} className="tabular-nums">
          {formatDate(createdAt)}, {formatTime(createdAt)}
        </time>
      </p>
    </Card>
  );
}
