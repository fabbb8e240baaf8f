import type { Column } from '../../lib/ui/table/table-column.ts';
import type { ChartRow } from './parts/chart-panel.tsx';

/** @param first  what the rows are, such as 'Date' */
export function chartColumns(first: string, figure: string): Column<ChartRow>[] {
  return [
    { key: 'name', header: first, isRowHeader: true, cell: ({ name }) => name },
    { key: 'value', header: figure, align: 'end', cell: ({ text }) => text },
  ];
}
