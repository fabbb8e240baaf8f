import { formatRupees } from '@thali/shared/money/paise';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { formatDayAndTime } from '../../../lib/time/format-time.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Card } from '../../../lib/ui/card.tsx';
import { FeeStatusBadge } from '../../../orders/payment/fee-status-badge.tsx';

interface Entry {
  id: string;
  name: string;
  /** The name of a person, or the id of the entry. */
  detail: string;
  /** Rupees. */
  amount: number;
  /** The paid amount, if the payment is partial. */
  partPaid?: string | undefined;
  status: string;
  createdAt: string;
}

interface LatestEntriesProps {
  title: string;
  empty: string;
  entries: readonly Entry[];
  onViewAll: () => void;
}

/** The latest entries of a list, with a button for the whole list. */
export function LatestEntries({ title, empty, entries, onViewAll }: LatestEntriesProps) {
  const id = useId();
  return (
    <Card className="min-w-0 p-5">
      <section aria-labelledby={id}>
        <div className="flex items-center justify-between gap-x-4">
          <h3 id={id} className="text-lg font-bold">
            {title}
          </h3>
          {entries.length > 0 && (
            <Button
              variant="quiet"
              size="small"
              onClick={onViewAll}
              aria-label={`View all: ${title}`}
              className="-my-2 -mr-3.5 shrink-0"
            >
              View all
              <ArrowRight size={18} />
            </Button>
          )}
        </div>
        {entries.length === 0 ? (
          <p className="mt-2 text-ink-soft">{empty}</p>
        ) : (
          <ul aria-labelledby={id} className="mt-1 divide-y divide-line">
            {entries.map((entry) => (
              <EntryLine key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

function EntryLine({
  entry: { name, detail, amount, partPaid, status, createdAt },
}: {
  entry: Entry;
}) {
  return (
    <li className="flex items-center justify-between gap-4 py-2.5 last:pb-0">
      <div className="min-w-0">
        <p className="truncate">
          <span className="font-semibold tabular-nums">{name}</span>
          <span className="text-ink-soft"> · {detail}</span>
        </p>
        <p className="text-sm text-ink-faint tabular-nums">
          <time dateTime={createdAt}>{formatDayAndTime(createdAt)}</time>
          {partPaid && ` · ${partPaid}`}
        </p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1">
        <span className="money font-semibold">{formatRupees(amount)}</span>
        <FeeStatusBadge status={status} />
      </div>
    </li>
  );
}
