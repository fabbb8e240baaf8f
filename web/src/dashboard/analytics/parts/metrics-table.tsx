import { TrendMark } from '../../../lib/ui/figures/trend-mark.tsx';
import { DataTable } from '../../../lib/ui/table/data-table.tsx';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import { type Metric, metricsOf } from '../metrics.ts';
import type { Analytics } from '../read-analytics.ts';

const columns: readonly Column<Metric>[] = [
  { key: 'name', header: 'Metric', isRowHeader: true, cell: ({ name }) => name },
  {
    key: 'current',
    header: 'This period',
    align: 'end',
    cell: ({ current }) => <span className="money font-semibold">{current}</span>,
  },
  {
    key: 'previous',
    header: 'Before',
    align: 'end',
    width: 'max-sm:hidden',
    cell: ({ previous }) => <span className="money text-ink-soft">{previous ?? '–'}</span>,
  },
  {
    key: 'growth',
    header: 'Growth',
    align: 'end',
    cell: ({ percent }) => (percent === undefined ? '–' : <TrendMark percent={percent} />),
  },
];

export function MetricsTable({ current, previous }: Pick<Analytics, 'current' | 'previous'>) {
  return (
    <DataTable
      caption="Key Performance Metrics"
      columns={columns}
      rows={metricsOf(current, previous)}
      keyOf={({ name }) => name}
    />
  );
}
