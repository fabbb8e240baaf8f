import type { AnalyticsBreakdown } from '@thali/shared/analytics/analytics-fields';
import { ChartTable } from '../../../lib/ui/figures/chart-table.tsx';
import { Panel } from '../../../lib/ui/panel.tsx';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import { hourSpanText } from '../../shared/hour-text.ts';
import { type BusyHours, busyHours } from '../busy-hours.ts';
import { type Measure, measures } from '../measures.ts';
import { HeatMap } from './heat-map.tsx';

interface BusyHoursPanelProps {
  breakdown: AnalyticsBreakdown;
  measure: Measure;
}

/** A measure by weekday and hour, as a map and as a table. Rule: analytics-24 */
export function BusyHoursPanel({ breakdown, measure }: BusyHoursPanelProps) {
  const { label, formatAverageInSentence, formatAverage } = measures[measure];
  const title = `${label} by Weekday and Hour`;
  const busy = busyHours(breakdown.weekdays, measure);
  const { busiest } = busy;
  const missingHoursText = missingText(breakdown.daysWithoutHours);
  return (
    <Panel title={title}>
      {busiest ? (
        <>
          <HeatMap
            name={title}
            busy={busy}
            summary={`Busiest: ${busiest.weekday}s, ${hourSpanText(busiest.hour)}, ${formatAverageInSentence(busiest.average)} on average`}
            format={formatAverageInSentence}
          />
          <p className="mt-2 text-xs text-ink-soft">
            Average of whole days with orders, without today. {missingHoursText}
          </p>
          <ChartTable
            // On a phone the table is a region, whose name must differ from the panel's.
            caption={`${label} by hour, on average`}
            columns={tableColumns(busy, formatAverage)}
            rows={busy.hours.map((hour, index) => ({ hour, index }))}
            keyOf={({ hour }) => `${hour}`}
          />
        </>
      ) : (
        <p className="text-ink-soft">
          {missingHoursText || 'The map appears after the first whole day with orders.'}
        </p>
      )}
    </Panel>
  );
}

function missingText(days: number): string {
  if (days === 0) return '';
  const olderDays = days === 1 ? '1 older day is' : `${days} older days are`;
  return `${olderDays} missing from this map, because revenue by hour is still being counted.`;
}

interface HourRow {
  hour: number;
  index: number;
}

function tableColumns(
  { weekdays }: BusyHours,
  format: (value: number) => string,
): Column<HourRow>[] {
  return [
    { key: 'hour', header: 'Hour', isRowHeader: true, cell: ({ hour }) => hourSpanText(hour) },
    ...weekdays.map(
      ({ weekday, days, averages }): Column<HourRow> => ({
        key: weekday,
        header: weekday.slice(0, 3),
        align: 'end',
        cell: ({ index }) => (days > 0 ? format(averages[index] ?? 0) : '–'),
      }),
    ),
  ];
}
