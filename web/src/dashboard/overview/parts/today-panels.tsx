import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { statusFacts } from '@thali/shared/orders/order-status';
import { ShareBar } from '../../../lib/ui/figures/share-bar.tsx';
import { Panel } from '../../../lib/ui/panel.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { StatusBadge } from '../../../lib/ui/status-badge.tsx';
import { PopularItems } from '../../shared/popular-items.tsx';
import { statusShares } from '../../shared/status-shares.ts';

interface TodayProps {
  /** Undefined while it loads. */
  summary: AnalyticsPeriod | undefined;
}

const today = <span className="text-sm text-ink-faint">Today</span>;

export function TodayStatus({ summary }: TodayProps) {
  return (
    <Panel title="Order Status" aside={today}>
      {summary ? <StatusDistribution {...summary} /> : <LinesLoading count={6} />}
    </Panel>
  );
}

export function TodayPopular({ summary }: TodayProps) {
  return (
    <Panel title="Popular Items" aside={today}>
      {!summary ? (
        <LinesLoading count={5} />
      ) : summary.popularItems.length > 0 ? (
        <PopularItems items={summary.popularItems} />
      ) : (
        <p className="text-ink-soft">Nothing sold yet today.</p>
      )}
    </Panel>
  );
}

function LinesLoading({ count }: { count: number }) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no content
        <Skeleton key={index} className="h-6" />
      ))}
    </div>
  );
}

/** Today's orders by status. Leaves out expired orders if there are none. */
function StatusDistribution({ orderStatusBreakdown, notCollectedOrders }: AnalyticsPeriod) {
  const shares = statusShares(orderStatusBreakdown, notCollectedOrders);
  return (
    <ul className="flex flex-col gap-3">
      {shares
        .filter(({ status, count }) => status !== 'expired' || count > 0)
        .map(({ status, count, percent, note }) => (
          <li
            key={status}
            className="grid grid-cols-[7rem_minmax(0,1fr)_7.5rem] items-center gap-x-3"
          >
            <span>
              <StatusBadge status={status} />
              {note && <span className="block text-xs text-ink-soft">{note}</span>}
            </span>
            <ShareBar share={Number(percent) / 100} tone={statusFacts[status].barTone} />
            <span className="text-right text-sm tabular-nums">
              <strong>{count.toLocaleString('en-IN')}</strong>
              <span className="text-ink-soft"> · {percent}%</span>
            </span>
          </li>
        ))}
    </ul>
  );
}
