import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { formatRupees } from '@thali/shared/money/paise';
import { TrendMark } from '../../../lib/ui/figures/trend-mark.tsx';
import { DataTable } from '../../../lib/ui/table/data-table.tsx';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import { type Metric, metricsOf } from '../metrics.ts';

const columns: readonly Column<Metric>[] = [
  { key: 'name', header: 'Metric', isRowHeader: true, cell: ({ name }) => name },
  {
    key: 'current',
    header: 'This period',
    align: 'end',
    cell: ({ unit, current }) => <Figure className="font-semibold" unit={unit} value={current} />,
  },
  {
    key: 'compared',
    header: 'Compared part',
    align: 'end',
    width: 'max-sm:hidden',
    cell: ({ unit, compared }) => (
      <Figure className="text-ink-soft" unit={unit} value={compared?.current} />
    ),
  },
  {
    key: 'previous',
    header: 'Before',
    align: 'end',
    width: 'max-sm:hidden',
    cell: ({ unit, compared }) => (
      <Figure className="text-ink-soft" unit={unit} value={compared?.previous} />
    ),
  },
  {
    key: 'growth',
    header: 'Growth',
    align: 'end',
    cell: ({ trend }) =>
      trend ? (
        <>
          <TrendMark percent={trend.percent} />
          <span className="block text-xs text-ink-faint">{trend.comparison}</span>
        </>
      ) : (
        '–'
      ),
  },
];

const writers: Record<Metric['unit'], (value: number) => string> = {
  rupees: formatRupees,
  count: (value) => value.toLocaleString('en-IN'),
  ratio: (value) => value.toFixed(1),
  percent: (value) => `${value.toFixed(1)}%`,
};

interface FigureProps {
  unit: Metric['unit'];
  value: number | undefined;
  className: string;
}

function Figure({ unit, value, className }: FigureProps) {
  return (
    <span className={`money ${className}`}>{value === undefined ? '–' : writers[unit](value)}</span>
  );
}

/** The cards and the guests' panel show these metrics. */
const otherPanelMetrics = [
  ...['Total Revenue', 'Total Orders', 'Avg Order Value'],
  ...['Active Customers', 'New Customers'],
];

export function MetricsTable({ period }: { period: AnalyticsPeriod }) {
  return (
    <DataTable
      caption="Key Performance Metrics"
      columns={columns}
      rows={metricsOf(period).filter(({ name }) => !otherPanelMetrics.includes(name))}
      keyOf={({ name }) => name}
    />
  );
}
