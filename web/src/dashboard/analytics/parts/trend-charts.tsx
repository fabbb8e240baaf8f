import type { DailyFigures } from '@thali/shared/analytics/analytics-fields';
import { formatRupees } from '@thali/shared/money/paise';
import { formatDate, formatDay } from '../../../lib/time/format-time.ts';
import { shortNumber, shortRupees } from '../../../lib/ui/figures/short-number.ts';
import { peakOf } from '../peak.ts';
import { ChartPanel, type ChartRow, chartColumns } from './chart-panel.tsx';

const revenueColumns = chartColumns('Date', 'Revenue');
const orderColumns = chartColumns('Date', 'Orders');

/** Revenue and orders, day by day. */
export function TrendCharts({ daily }: { daily: readonly DailyFigures[] }) {
  const revenuePeak = peakOf(daily, ({ revenue }) => revenue);
  const orderPeak = peakOf(daily, ({ orders }) => orders);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <ChartPanel
        kind="line"
        title="Revenue Trend"
        peak={peakText(revenuePeak, shortRupees)}
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
