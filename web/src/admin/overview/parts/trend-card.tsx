import { useState } from 'react';
import { formatDate, formatDay } from '../../../lib/time/format-time.ts';
import { useToday } from '../../../lib/time/use-now.ts';
import { ChoiceChips } from '../../../lib/ui/choice-chips.tsx';
import { ChartLegend } from '../../../lib/ui/figures/chart-legend.tsx';
import { LazyChart } from '../../../lib/ui/figures/lazy-chart.tsx';
import { sparklineText } from '../../../lib/ui/figures/sparkline-path.ts';
import { Panel } from '../../../lib/ui/panel.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { type DayFigures, type Measure, measureFormats, measures } from '../admin-analytics.ts';

const options = measures.map((value) => ({ value, label: measureFormats[value].label }));

/** A chart of one measure by day, and a table with the same figures. */
export function TrendCard({ daily }: { daily: readonly DayFigures[] | undefined }) {
  const [measure, setMeasure] = useState<Measure>('orders');
  const { label, format, formatForAxis } = measureFormats[measure];
  const today = useToday();
  const values = daily?.map((day) => day[measure]);
  const choice = (
    <ChoiceChips label="Figure shown" options={options} value={measure} onChange={setMeasure} />
  );
  return (
    <Panel title="Day by day" aside={choice}>
      {daily && values ? (
        <>
          <div className="h-64 sm:h-72">
            <LazyChart
              kind="line"
              points={daily.map((day) => ({
                label: formatDay(day.date),
                value: day[measure],
                isRunning: day.date === today,
              }))}
              name={`${label} day by day: ${sparklineText(values, format)}`}
              format={format}
              formatShort={formatForAxis}
            />
          </div>
          <ChartLegend isRunning={daily.at(-1)?.date === today} />
          <div className="mt-3">
            <TrendTable daily={daily} today={today} />
          </div>
        </>
      ) : (
        <Skeleton className="h-64 w-full sm:h-72" />
      )}
    </Panel>
  );
}

/** The figures of the chart, latest day first. */
function TrendTable({ daily, today }: { daily: readonly DayFigures[]; today: string }) {
  return (
    <details>
      <summary className="min-h-11 w-fit cursor-pointer rounded-field py-2.5 text-sm font-semibold text-accent-ink">
        Show the table
      </summary>
      <div {...scrollRegionProps} className="mt-2 max-h-80 overflow-auto">
        <table className="w-full text-sm">
          <caption className="sr-only">Figures of each day</caption>
          <thead className="sticky top-0 bg-surface text-left text-ink-soft">
            <tr>
              <th scope="col" className="py-2 pr-3 font-semibold">
                Day
              </th>
              {measures.map((measure) => (
                <th key={measure} scope="col" className="py-2 pl-3 text-right font-semibold">
                  {measureFormats[measure].label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {daily.toReversed().map((day) => (
              <tr key={day.date} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal whitespace-nowrap">
                  {formatDate(day.date)}
                  {day.date === today && ', so far'}
                </th>
                {measures.map((measure) => (
                  <td key={measure} className="money py-1.5 pl-3 text-right">
                    {measureFormats[measure].format(day[measure])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** Makes the table scrollable by keyboard. */
const scrollRegionProps = { role: 'region', 'aria-label': 'Figures of each day', tabIndex: 0 };
