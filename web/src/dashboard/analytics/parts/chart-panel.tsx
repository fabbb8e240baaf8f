import { ChartTable } from '../../../lib/ui/figures/chart-table.tsx';
import type { FiguresChartProps } from '../../../lib/ui/figures/figures-chart.tsx';
import { LazyChart } from '../../../lib/ui/figures/lazy-chart.tsx';
import { Panel } from '../../../lib/ui/panel.tsx';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import type { TrendRow } from '../trend-rows.ts';

interface ChartPanelProps
  extends Pick<FiguresChartProps, 'kind' | 'write' | 'writeShort' | 'labelSteps'> {
  title: string;
  /** The highest value, in words. */
  peak: string;
  rows: readonly TrendRow[];
  /** Names the compared range. */
  compared: string | undefined;
  /** Headings of the table's first two columns, such as 'Date' and 'Revenue'. */
  first: string;
  figure: string;
}

/** A chart, its highest value in words, its compared range, and the same figures as a table. */
export function ChartPanel({
  title,
  peak,
  rows,
  compared,
  first,
  figure,
  ...chart
}: ChartPanelProps) {
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
      <div className="h-60 sm:h-72 print:h-auto">
        <LazyChart {...chart} name={`${title}: ${peak}`} points={rows} />
      </div>
      <Legend compared={compared} isRunning={rows.some(({ isRunning }) => isRunning)} />
      <ChartTable
        caption={title}
        columns={tableColumns(first, figure, rows, chart.write)}
        rows={rows}
        keyOf={({ key }) => key}
      />
    </Panel>
  );
}

/** Explains the dashed line and the hatching, if the chart has them. */
function Legend({ compared, isRunning }: { compared: string | undefined; isRunning: boolean }) {
  if (!compared && !isRunning) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft">
      {compared && (
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="w-6 border-t-2 border-dashed border-ink-soft" />
          {compared}
        </span>
      )}
      {isRunning && (
        <span className="inline-flex items-center gap-2">
          <span
            aria-hidden="true"
            className="h-3 w-6 rounded-sm border border-accent-ink bg-[repeating-linear-gradient(135deg,var(--accent-ink)_0_1px,transparent_1px_4px)] forced-color-adjust-none"
          />
          Not over yet
        </span>
      )}
    </p>
  );
}

function tableColumns(
  first: string,
  figure: string,
  rows: readonly TrendRow[],
  write: (value: number) => string,
): Column<TrendRow>[] {
  const columns: Column<TrendRow>[] = [
    {
      key: 'name',
      header: first,
      isRowHeader: true,
      cell: ({ name, isRunning }) => (isRunning ? `${name}, so far` : name),
    },
    {
      key: 'value',
      header: figure,
      align: 'end',
      cell: ({ value }) => (value === undefined ? '–' : write(value)),
    },
  ];
  if (!rows.some(({ before }) => before)) return columns;
  return [
    ...columns,
    {
      key: 'before',
      header: 'Compared',
      align: 'end',
      cell: ({ before }) =>
        before && (
          <>
            {write(before.value)}
            <span className="block text-xs text-ink-soft">{before.name}</span>
          </>
        ),
    },
  ];
}
