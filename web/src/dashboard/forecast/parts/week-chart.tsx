import type { ForecastDay } from '@thali/shared/forecast/forecast.contract';
import { formatRupees } from '@thali/shared/money/paise';
import { weekdayOf } from '@thali/shared/time/ist';
import type { ReactNode } from 'react';
import { ChartTable } from '../../../lib/ui/figures/chart-table.tsx';
import type { ForecastPoint } from '../../../lib/ui/figures/forecast-chart.tsx';
import { LazyForecastChart } from '../../../lib/ui/figures/lazy-chart.tsx';
import { shortNumber, shortRupees } from '../../../lib/ui/figures/short-number.ts';
import { Panel } from '../../../lib/ui/panel.tsx';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import { useMediaQuery } from '../../../lib/ui/use-media-query.ts';
import { longDay, moneyRangeText, ordersText, rangeText } from '../forecast-texts.ts';
import { weekSums, wholeOrders } from '../week-sums.ts';
import { RangedFigure } from './ranged-figure.tsx';

const title = 'Orders and Revenue, Day by Day';

/** The week as one chart, or as two charts on a phone, with a table. */
export function WeekChart({ days }: { days: readonly ForecastDay[] }) {
  const { orders, revenue } = weekSums(days);
  const sums = `${orders.toLocaleString('en-IN')} orders and ${formatRupees(revenue)} in ${days.length} days`;
  const isWide = useMediaQuery('(min-width: 40rem)');
  const chart = {
    name: `${title}: ${sums}`,
    points: days.map(pointOf),
    writeBar: shortNumber,
    writeLine: shortRupees,
  };
  return (
    <Panel title={title} aside={<ChartKey isOne={isWide} />}>
      {isWide ? (
        <div className="h-80 print:h-auto">
          <LazyForecastChart {...chart} />
        </div>
      ) : (
        (['bar', 'line'] as const).map((shows) => (
          <div key={shows} className="h-48 not-first:mt-4 print:h-auto">
            <LazyForecastChart {...chart} name={`${names[shows]}, ${chart.name}`} shows={shows} />
          </div>
        ))
      )}
      <ChartTable caption={title} columns={weekColumns} rows={days} keyOf={({ date }) => date} />
    </Panel>
  );
}

/** The names of the charts if there are two. */
const names = { bar: 'Orders', line: 'Revenue' };

const mark = 'inline-block shrink-0 forced-color-adjust-none [print-color-adjust:exact]';

/** Explains the marks of one chart with two axes, or of two charts. */
function ChartKey({ isOne }: { isOne: boolean }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
      <Key name={isOne ? 'Orders (left)' : 'Orders'}>
        <span className={`${mark} size-3 rounded-xs border border-accent-ink bg-accent/50`} />
      </Key>
      <Key name={isOne ? 'Revenue (right)' : 'Revenue'}>
        <span className={`${mark} h-0.5 w-4 bg-ink`} />
      </Key>
      <Key name="Range: right on 4 of 5 days">
        <span className={`${mark} h-3 w-4 bg-steel/25`} />
      </Key>
    </ul>
  );
}

function Key({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      {children}
      {name}
    </li>
  );
}

const weekColumns: readonly Column<ForecastDay>[] = [
  {
    key: 'date',
    header: 'Date',
    isRowHeader: true,
    cell: ({ date, isClosed }) => `${longDay(date)}${isClosed ? ' (closed)' : ''}`,
  },
  {
    key: 'orders',
    header: 'Orders',
    align: 'end',
    cell: (day) => (
      <RangedFigure
        figure={wholeOrders(day).toLocaleString('en-IN')}
        range={rangeText(day.lower.orders, day.upper.orders)}
      />
    ),
  },
  {
    key: 'revenue',
    header: 'Revenue',
    align: 'end',
    cell: ({ ensemble, lower, upper }) => (
      <RangedFigure
        figure={formatRupees(ensemble.revenue)}
        range={moneyRangeText(lower.revenue, upper.revenue)}
      />
    ),
  },
];

/** A day's orders are a bar, and its revenue is a point of the line. */
function pointOf(day: ForecastDay): ForecastPoint {
  const { date, ensemble, lower, upper, isClosed } = day;
  const label = weekdayOf(date).slice(0, 3);
  if (isClosed) {
    return { label, bar: undefined, line: undefined, notes: [longDay(date), 'Closed'] };
  }
  const orders = wholeOrders(day);
  return {
    label,
    bar: { value: orders, low: lower.orders, high: upper.orders },
    line: { value: ensemble.revenue, low: lower.revenue, high: upper.revenue },
    notes: [
      longDay(date),
      `${ordersText(orders)} (${rangeText(lower.orders, upper.orders)})`,
      `${formatRupees(ensemble.revenue)} (${moneyRangeText(lower.revenue, upper.revenue)})`,
    ],
  };
}
