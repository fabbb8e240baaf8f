import { ChartLegend } from '../../../lib/ui/figures/chart-legend.tsx';
import { ChartTable } from '../../../lib/ui/figures/chart-table.tsx';
import type { FiguresChartProps } from '../../../lib/ui/figures/figures-chart.tsx';
import { LazyChart } from '../../../lib/ui/figures/lazy-chart.tsx';
import { Panel } from '../../../lib/ui/panel.tsx';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import { lineLinkClass } from '../../../lib/ui/text-link-class.ts';
import type { TrendRow } from '../trend-rows.ts';

interface ChartPanelProps
  extends Pick<FiguresChartProps, 'kind' | 'format' | 'formatShort' | 'labelSteps'> {
  title: string;
  /** The highest value, in words. */
  peak: string;
  rows: readonly TrendRow[];
  /** Names the range of the figures. */
  current: string;
  /** Names the compared range. */
  compared: string | undefined;
  /** Headings of the table's first two columns, such as 'Date' and 'Revenue'. */
  firstHeading: string;
  figureHeading: string;
  /** Opens the day of a row. Undefined if the rows are hours. */
  onDay?: ((date: string) => void) | undefined;
}

/** A chart, its highest value in words, its compared range, and the same figures as a table. */
export function ChartPanel({
  title,
  peak,
  rows,
  current,
  compared,
  firstHeading,
  figureHeading,
  onDay,
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
        <LazyChart
          {...chart}
          name={`${title}: ${peak}`}
          points={rows}
          {...(onDay && { onDay: (index) => rows[index] && onDay(rows[index].key) })}
        />
      </div>
      <ChartLegend
        current={current}
        compared={compared}
        isRunning={rows.some(({ isRunning }) => isRunning)}
      />
      <ChartTable
        caption={title}
        columns={tableColumns(firstHeading, figureHeading, rows, chart.format, onDay)}
        rows={rows}
        keyOf={({ key }) => key}
      />
    </Panel>
  );
}

function tableColumns(
  first: string,
  figure: string,
  rows: readonly TrendRow[],
  format: (value: number) => string,
  onDay: ChartPanelProps['onDay'],
): Column<TrendRow>[] {
  const columns: Column<TrendRow>[] = [
    {
      key: 'name',
      header: first,
      isRowHeader: true,
      cell: ({ key, name, isRunning }) => (
        <>
          {onDay ? (
            <button type="button" className={lineLinkClass} onClick={() => onDay(key)}>
              {name}
            </button>
          ) : (
            name
          )}
          {isRunning && ', so far'}
        </>
      ),
    },
    {
      key: 'value',
      header: figure,
      align: 'end',
      cell: ({ value }) => (value === undefined ? '–' : format(value)),
    },
  ];
  if (!rows.some(({ compared }) => compared)) return columns;
  return [
    ...columns,
    {
      key: 'compared',
      header: 'Compared',
      align: 'end',
      cell: ({ compared: point }) =>
        point && (
          <>
            {format(point.value)}
            <span className="block text-xs text-ink-soft">{point.name}</span>
          </>
        ),
    },
  ];
}
