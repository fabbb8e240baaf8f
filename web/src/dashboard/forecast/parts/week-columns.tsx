import type { ForecastDay } from '@thali/shared/forecast/forecast.contract';
import { formatRupees } from '@thali/shared/money/paise';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import { longDay, moneyRangeText, rangeText } from '../forecast-texts.ts';
import { wholeOrders } from '../week-sums.ts';
import { RangedFigure } from './ranged-figure.tsx';

/** The chart's days as rows. */
export const weekColumns: readonly Column<ForecastDay>[] = [
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
