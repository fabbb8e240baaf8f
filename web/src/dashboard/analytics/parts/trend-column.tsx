import type { StatisticTrend } from '../../../lib/ui/figures/statistic-card.tsx';
import { TrendMark } from '../../../lib/ui/figures/trend-mark.tsx';

/** The change at the end of a bar. Its fixed width keeps the bars of a list comparable. */
export function TrendColumn({ trend }: { trend: StatisticTrend | undefined }) {
  return (
    <span className="flex min-w-20 shrink-0 justify-end">
      {trend && <TrendMark percent={trend.percent} />}
    </span>
  );
}
