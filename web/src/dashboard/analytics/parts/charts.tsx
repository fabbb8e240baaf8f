import type { DailyFigures } from '@thali/shared/analytics/analytics-fields';
import { formatRupees } from '@thali/shared/money/paise';
import { formatDate, formatDay } from '../../../lib/time/format-time.ts';
import { hourSteps } from '../../../lib/ui/figures/chart-axis.ts';
import { shortNumber, shortRupees, spokenRupees } from '../../../lib/ui/figures/short-number.ts';
import { hourSpanText, hourText } from '../../shared/hour-text.ts';
import { busyHours, peakOf } from '../figures.ts';
import { ChartPanel, type ChartRow, chartColumns } from './chart-panel.tsx';

const revenueColumns = chartColumns('Date', 'Revenue');
const orderColumns = chartColumns('Date', 'Orders');
const hourColumns = chartColumns('Hour', 'Orders');

/** Revenue and orders per day. */
export function TrendCharts({ daily }: { daily: readonly DailyFigures[] }) {
  const revenuePeak = peakOf(daily, ({ revenue }) => revenue);
  const orderPeak = peakOf(daily, ({ orders }) => orders);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <ChartPanel
        kind="line"
        title="Revenue Trend"
        peak={peakText(revenuePeak, spokenRupees)}
        rows={daily.map((day) => rowOf(day, day.revenue, formatRupees))}
        columns={revenueColumns}
        write={formatRupees}
        writeShort={shortRupees}
      />
      <ChartPanel
        kind="bar"
        title="Daily Orders"
        peak={peakText(orderPeak, ordersText)}
        rows={daily.map((day) => rowOf(day, day.orders, countText))}
        columns={orderColumns}
        write={ordersText}
        writeShort={shortNumber}
      />
    </div>
  );
}

/** Orders per hour. */
export function BusyHoursChart({ ordersByHour }: { ordersByHour: readonly number[] }) {
  const hours = busyHours(ordersByHour);
  const peak = peakOf(hours, ({ orders }) => orders);
  const rows = hours.map(({ hour, orders }): ChartRow => {
    const name = hourSpanText(hour);
    return { key: `${hour}`, label: hourText(hour), name, value: orders, text: countText(orders) };
  });
  return (
    <ChartPanel
      kind="bar"
      title="Orders by Hour"
      peak={peak ? `Busiest hour: ${hourSpanText(peak.at.hour)}` : 'Busiest hour: none yet'}
      rows={rows}
      columns={hourColumns}
      labelSteps={hourSteps}
      write={ordersText}
      writeShort={shortNumber}
    />
  );
}

function rowOf({ date }: DailyFigures, value: number, write: (value: number) => string): ChartRow {
  return { key: date, label: formatDay(date), name: formatDate(date), value, text: write(value) };
}

function peakText(
  peak: { at: DailyFigures; value: number } | undefined,
  write: (value: number) => string,
): string {
  if (!peak) return 'Peak: none yet';
  return `Peak: ${write(peak.value)} on ${formatDay(peak.at.date)}`;
}

function countText(count: number): string {
  return count.toLocaleString('en-IN');
}

function ordersText(count: number): string {
  return count === 1 ? '1 order' : `${countText(count)} orders`;
}
