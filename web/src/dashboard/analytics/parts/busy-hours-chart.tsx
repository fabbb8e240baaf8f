import { shortNumber } from '../../../lib/ui/figures/short-number.ts';
import { busyHours, hourSpanText, hourText } from '../hours.ts';
import { peakOf } from '../peak.ts';
import { ChartPanel, type ChartRow, chartColumns } from './chart-panel.tsx';

const columns = chartColumns('Hour', 'Orders');

/** When the kitchen is needed most. */
export function BusyHoursChart({ ordersByHour }: { ordersByHour: readonly number[] }) {
  const hours = busyHours(ordersByHour);
  const peak = peakOf(hours, ({ orders }) => orders);
  const rows = hours.map(({ hour, orders }): ChartRow => {
    const text = orders.toLocaleString('en-IN');
    return { key: `${hour}`, label: hourText(hour), name: hourSpanText(hour), value: orders, text };
  });
  return (
    <ChartPanel
      kind="bar"
      title="Orders by Hour"
      peak={peak ? `Busiest hour: ${hourSpanText(peak.at.hour)}` : 'Busiest hour: none yet'}
      rows={rows}
      columns={columns}
      write={(value) => (value === 1 ? '1 order' : `${value.toLocaleString('en-IN')} orders`)}
      writeShort={shortNumber}
    />
  );
}
