import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { statusFacts } from '@thali/shared/orders/order-status';
import { ShareBar } from '../../../lib/ui/figures/share-bar.tsx';
import { StatusBadge } from '../../../lib/ui/status-badge.tsx';
import { statusShares } from '../../shared/status-shares.ts';

/** Where the orders stand; expired ones are told of only where there are any. */
export function StatusDistribution({ orderStatusBreakdown }: AnalyticsPeriod) {
  const shares = statusShares(orderStatusBreakdown);
  return (
    <ul className="flex flex-col gap-3">
      {shares
        .filter(({ status, count }) => status !== 'expired' || count > 0)
        .map(({ status, count, percent }) => (
          <li
            key={status}
            className="grid grid-cols-[7rem_minmax(0,1fr)_7.5rem] items-center gap-x-3"
          >
            <span>
              <StatusBadge status={status} />
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
