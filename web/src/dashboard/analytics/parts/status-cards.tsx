import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { StatusBadge } from '../../../lib/ui/status-badge.tsx';
import { statusShares } from '../../shared/status-shares.ts';

/** The same counts at a glance. */
export function StatusCards({ orderStatusBreakdown }: AnalyticsPeriod) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-3">
      {statusShares(orderStatusBreakdown).map(({ status, count }) => (
        <li
          key={status}
          className="flex flex-col-reverse items-start gap-2 rounded-field border border-line bg-paper p-3.5"
        >
          <StatusBadge status={status} />
          <span className="font-display text-2xl font-bold tabular-nums">
            {count.toLocaleString('en-IN')}
          </span>
        </li>
      ))}
    </ul>
  );
}
