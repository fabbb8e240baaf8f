import { formatRupees } from '@thali/shared/money/paise';
import { periodText } from '@thali/shared/subscriptions/receipt-text';
import { ReceiptText } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import { formatDate } from '../../../lib/time/format-time.ts';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { Card } from '../../../lib/ui/card.tsx';
import { billingPath } from '../../shared/dashboard-paths.ts';
import type { Receipt } from '../use-billing.ts';

/** The server returns at most this many. */
const maxReceipts = 50;

/** The payments, latest first, each with its receipt. */
export function ReceiptList({ receipts }: { receipts: readonly Receipt[] }) {
  const id = useId();
  return (
    <Card className="min-w-0 p-5 sm:p-6">
      <section aria-labelledby={id}>
        <h2 id={id} className="text-lg font-bold">
          Payments
        </h2>
        {receipts.length === 0 ? (
          <p className="mt-2 text-ink-soft">
            No payments yet. Your receipts will be here to download and print.
          </p>
        ) : (
          <ul aria-labelledby={id} className="mt-1 divide-y divide-line">
            {receipts.map((receipt) => (
              <ReceiptRow key={receipt.number} receipt={receipt} />
            ))}
          </ul>
        )}
        {receipts.length >= maxReceipts && (
          <p className="mt-3 text-sm text-ink-soft">
            The last {maxReceipts} payments. For older ones please contact support.
          </p>
        )}
      </section>
    </Card>
  );
}

function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const { number, issuedAt, planName, amount } = receipt;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold">
          {formatDate(issuedAt)} · {planName}
        </p>
        <p className="text-sm text-ink-soft">
          {periodText(receipt)}
          <span className="block">{number}</span>
        </p>
      </div>
      <div className="flex grow flex-wrap items-center justify-between gap-x-4 sm:grow-0">
        <span className="money font-semibold">{formatRupees(amount)}</span>
        <Link
          href={`${billingPath}?${new URLSearchParams({ receipt: number })}`}
          aria-label={`Receipt ${number}`}
          className={`${buttonClass({ variant: 'quiet', size: 'small' })} -mr-3.5`}
        >
          <ReceiptText size={18} />
          Receipt
        </Link>
      </div>
    </li>
  );
}
