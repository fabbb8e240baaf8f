import { useState } from 'react';
import { formatDay } from '../../../lib/time/format-time.ts';
import { LazyChart } from '../../../lib/ui/figures/lazy-chart.tsx';
import { sparklineText } from '../../../lib/ui/figures/sparkline-path.ts';
import { Panel } from '../../../lib/ui/panel.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { ChoiceChips } from '../../shared/choice-chips.tsx';
import type { DayFigures } from '../admin-analytics.ts';
import { type Measure, measureLooks, measures } from '../measures.ts';
import { TrendTable } from './trend-table.tsx';

const options = measures.map((value) => ({ value, label: measureLooks[value].label }));

/** One measure day by day, and the table behind it. */
export function TrendCard({ daily }: { daily: readonly DayFigures[] | undefined }) {
  const [measure, setMeasure] = useState<Measure>('orders');
  const { label, format, short } = measureLooks[measure];
  const values = daily?.map((day) => day[measure]);
  const choice = (
    <ChoiceChips label="What is drawn" options={options} value={measure} onChange={setMeasure} />
  );
  return (
    <Panel title="Day by day" aside={choice}>
      {daily && values ? (
        <>
          <div className="h-64 sm:h-72">
            <LazyChart
              kind="line"
              points={daily.map((day) => ({ label: formatDay(day.date), value: day[measure] }))}
              name={`${label} day by day: ${sparklineText(values, format)}`}
              write={format}
              writeShort={short}
            />
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
