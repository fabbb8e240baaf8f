import type { DateSpan } from '@thali/shared/analytics/comparison-period';
import { istHour, toIst } from '@thali/shared/time/ist';
import { formatWeekday } from '../../../lib/time/format-time.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { hourSteps } from '../../../lib/ui/figures/chart-axis.ts';
import { peakOf } from '../figures.ts';
import { type Measure, measures } from '../measures.ts';
import type { Analytics } from '../read-analytics.ts';
import { filterName, type TrendFilter, trendDays } from '../trend-filter.ts';
import { dayRows, hourRows } from '../trend-rows.ts';
import { ChartPanel } from './chart-panel.tsx';

interface TrendProps {
  analytics: Analytics;
  measure: Measure;
  filter: TrendFilter;
  onDay: (date: string) => void;
}

/** A measure day by day, or hour by hour for a single day, beside the compared range. Rule: analytics-14 */
export function Trend({ analytics, measure, filter, onDay }: TrendProps) {
  const now = useNow();
  const { current, previous, breakdown } = analytics;
  const today = toIst(now).date;
  const figure = filter.selected && measure === 'orders' ? 'portions' : measure;
  const { label, formatInSentence, format, formatForAxis } = measures[figure];
  const name = filterName(filter, breakdown?.dishes ?? []);
  const { days, daysBefore } = trendDays(analytics, measure, filter);
  const isOneDay = current.startDate === current.endDate;
  // A mess without orders in the compared range would show a line of zeros.
  const compared = current.isComparable ? previous : undefined;
  const hoursOf = measure === 'revenue' ? 'revenueByHour' : 'ordersByHour';
  const rows = isOneDay
    ? hourRows(
        current[hoursOf],
        compared && { date: compared.startDate, hours: compared[hoursOf] },
        current.startDate === today ? istHour(now) : undefined,
      )
    : dayRows(days, compared ? daysBefore : [], today);
  const peak = peakOf(rows, ({ value = 0 }) => value);
  return (
    <ChartPanel
      kind={measure === 'revenue' ? 'line' : 'bar'}
      title={`${titles[isOneDay ? 'hours' : 'days'][figure]}${name && `: ${name}`}`}
      peak={peak ? `Peak: ${formatInSentence(peak.value)}, ${peak.at.name}` : 'Peak: none yet'}
      rows={rows}
      current={spanText(current)}
      compared={compared && spanText(compared)}
      firstHeading={isOneDay ? 'Hour' : 'Date'}
      {...(isOneDay ? { labelSteps: hourSteps } : { onDay })}
      figureHeading={label}
      format={format}
      formatShort={formatForAxis}
    />
  );
}

function spanText({ startDate, endDate }: DateSpan): string {
  const first = formatWeekday(startDate);
  return startDate === endDate ? first : `${first} to ${formatWeekday(endDate)}`;
}

const titles = {
  days: { revenue: 'Revenue Trend', orders: 'Daily Orders', portions: 'Daily Portions' },
  hours: { revenue: 'Revenue by Hour', orders: 'Orders by Hour', portions: 'Portions by Hour' },
};
