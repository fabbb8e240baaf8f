import type { ForecastDay, PastDay } from '@thali/shared/forecast/forecast.contract';
import { formatRupees } from '@thali/shared/money/paise';
import { type ReactNode, useState } from 'react';
import { formatDay } from '../../../lib/time/format-time.ts';
import { ChoiceChips } from '../../../lib/ui/choice-chips.tsx';
import { ChartTable } from '../../../lib/ui/figures/chart-table.tsx';
import { LazyForecastChart } from '../../../lib/ui/figures/lazy-chart.tsx';
import { Panel } from '../../../lib/ui/panel.tsx';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import { type Measure, measures, weekPoints } from '../chart-points.ts';
import {
  aboutRupees,
  countText,
  longDay,
  moneyRangeText,
  rangeMeaning,
  rangeText,
} from '../forecast-texts.ts';
import { weekSums, wholeOrders } from '../week-sums.ts';
import { RangedFigure } from './ranged-figure.tsx';

const title = 'Orders and Revenue, Day by Day';

interface WeekChartProps {
  past: readonly PastDay[];
  days: readonly ForecastDay[];
}

/** The last days and the coming week as a chart of one measure, and both measures as a table. */
export function WeekChart({ past, days }: WeekChartProps) {
  const [measure, setMeasure] = useState<Measure>('orders');
  const { label, formatShort } = measures[measure];
  const { orders, revenue } = weekSums(days);
  const sum = measure === 'orders' ? `${countText(orders)} orders` : aboutRupees(revenue);
  const options = Object.entries(measures).map(([value, { label }]) => ({
    value: value as Measure,
    label,
  }));
  return (
    <Panel
      title={title}
      aside={
        <ChoiceChips label="Figure shown" options={options} value={measure} onChange={setMeasure} />
      }
    >
      <div className="h-64 sm:h-80 print:h-auto">
        <LazyForecastChart
          name={`${label} of the last ${past.length} days, then ${sum} expected in ${days.length} days`}
          points={weekPoints(past, days, measure)}
          today={formatDay(days[0]?.date ?? '')}
          format={formatShort}
        />
      </div>
      <ChartKey />
      <ChartTable
        caption={title}
        columns={weekColumns}
        rows={[...past, ...days]}
        keyOf={({ date }) => date}
      />
    </Panel>
  );
}

/** Explains the marks of the chart. */
function ChartKey() {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
      <Key name="Past">
        <span className={`${mark} w-4 border-t-2 border-ink`} />
      </Key>
      <Key name="Expected">
        <span className={`${mark} w-4 border-t-2 border-dashed border-ink`} />
      </Key>
      <Key name={rangeMeaning}>
        <span className={`${mark} h-3 w-4 bg-steel/25`} />
      </Key>
    </ul>
  );
}

const mark = 'inline-block shrink-0 forced-color-adjust-none [print-color-adjust:exact]';

function Key({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      {children}
      {name}
    </li>
  );
}

type Row = PastDay | ForecastDay;

const weekColumns: readonly Column<Row>[] = [
  {
    key: 'date',
    header: 'Date',
    isRowHeader: true,
    cell: (row) => `${longDay(row.date)}${'isClosed' in row && row.isClosed ? ' (closed)' : ''}`,
  },
  {
    key: 'orders',
    header: 'Orders',
    align: 'end',
    cell: (row) =>
      'ensemble' in row ? (
        <RangedFigure
          figure={countText(wholeOrders(row))}
          range={rangeText(row.lower.orders, row.upper.orders)}
        />
      ) : (
        countText(row.orders)
      ),
  },
  {
    key: 'revenue',
    header: 'Revenue',
    align: 'end',
    cell: (row) =>
      'ensemble' in row ? (
        <RangedFigure
          figure={aboutRupees(row.ensemble.revenue)}
          range={moneyRangeText(row.lower.revenue, row.upper.revenue)}
        />
      ) : (
        formatRupees(row.revenue)
      ),
  },
];
