import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { Panel } from '../../../lib/ui/panel.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { PopularItems } from '../../shared/popular-items.tsx';
import { StatusDistribution } from './status-distribution.tsx';

interface TodayProps {
  /** Undefined while it is on its way. */
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
        <p className="text-ink-soft">Nothing was sold yet today.</p>
      )}
    </Panel>
  );
}

function LinesLoading({ count }: { count: number }) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without anything in them
        <Skeleton key={index} className="h-6" />
      ))}
    </div>
  );
}
