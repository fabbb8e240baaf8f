import { lazy, Suspense, useState } from 'react';
import { sparklineText } from '../../../ui/figures/sparkline-path.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ChoiceChips } from '../choice-chips.tsx';
import { type Measure, measureLooks, measures } from './measures.ts';
import { TrendTable } from './trend-table.tsx';
import type { DayFigures } from './use-admin-analytics.ts';

const TrendChart = lazy(() => import('./trend-chart.tsx').catch(() => ({ default: NoChart })));

const options = measures.map((value) => ({ value, label: measureLooks[value].label }));

/** One measure day by day, and the table behind it. */
export function TrendCard({ daily }: { daily: readonly DayFigures[] | undefined }) {
  const [measure, setMeasure] = useState<Measure>('orders');
  const { label, format } = measureLooks[measure];
  const values = daily?.map((day) => day[measure]);
  const choice = (
    <ChoiceChips label="What is drawn" options={options} value={measure} onChange={setMeasure} />
  );
  return (
    <Panel title="Day by day" aside={choice}>
      {daily && values ? (
        <>
          <div className="h-64 sm:h-72">
            <Suspense fallback={<Skeleton className="size-full" />}>
              <TrendChart
                daily={daily}
                measure={measure}
                name={`${label} day by day: ${sparklineText(values, format)}`}
              />
            </Suspense>
          </div>
          <div className="mt-3">
            <TrendTable daily={daily} />
          </div>
        </>
      ) : (
        <Skeleton className="h-64 w-full sm:h-72" />
      )}
    </Panel>
  );
}

function NoChart() {
  return (
    <p className="grid size-full place-items-center text-center text-ink-soft">
      The chart could not be loaded. Its figures are in the table below.
    </p>
  );
}
