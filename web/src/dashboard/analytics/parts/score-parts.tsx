import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { Progress } from '../../../lib/ui/figures/progress.tsx';
import { performanceScore, scoreParts } from '../performance-score.ts';

/** The overall score, and what it is made of. */
export function ScoreParts({ period }: { period: AnalyticsPeriod }) {
  return (
    <>
      <p className="mb-4 font-display text-3xl font-bold tabular-nums">
        {performanceScore(period)}%
      </p>
      <div className="flex flex-col gap-3">
        {scoreParts(period).map(({ name, points, most }) => (
          <Progress
            key={name}
            label={name}
            value={points}
            max={most}
            valueText={`${points.toLocaleString('en-IN', { maximumFractionDigits: 1 })} of ${most}`}
          />
        ))}
      </div>
    </>
  );
}
