import { ChartTable } from '../../../lib/ui/figures/chart-table.tsx';
import type { FiguresChartProps } from '../../../lib/ui/figures/figures-chart.tsx';
import { LazyChart } from '../../../lib/ui/figures/lazy-chart.tsx';
import { Panel } from '../../../lib/ui/panel.tsx';
import type { Column } from '../../../lib/ui/table/table-column.ts';

/** A row of the table, which is also a point in the chart. */
export interface ChartRow {
  key: string;
  /** Short text for the axis. */
  label: string;
  name: string;
  value: number;
  text: string;
}

interface ChartPanelProps
  extends Pick<FiguresChartProps, 'kind' | 'write' | 'writeShort' | 'labelSteps'> {
  title: string;
  /** The highest value, in words. */
  peak: string;
  rows: readonly ChartRow[];
  columns: readonly Column<ChartRow>[];
}

/** A chart, its highest value in words, and the same figures as a table. */
export function ChartPanel({ title, peak, rows, columns, ...chart }: ChartPanelProps) {
  const aside = <p className="text-sm text-ink-soft">{peak}</p>;
  if (rows.length === 0) {
    return (
      <Panel title={title} aside={aside}>
        <p className="text-ink-soft">Nothing to show yet.</p>
      </Panel>
    );
  }
  return (
    <Panel title={title} aside={aside}>
      <div className="h-60 sm:h-68 print:h-auto">
        <LazyChart {...chart} name={`${title}: ${peak}`} points={rows} />
      </div>
      <ChartTable caption={title} columns={columns} rows={rows} keyOf={({ key }) => key} />
    </Panel>
  );
}

/** @param first  heading of the first column, such as 'Date' */
export function chartColumns(first: string, figure: string): Column<ChartRow>[] {
  return [
    { key: 'name', header: first, isRowHeader: true, cell: ({ name }) => name },
    { key: 'value', header: figure, align: 'end', cell: ({ text }) => text },
  ];
}
