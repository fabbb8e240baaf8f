import type { ReactNode } from 'react';
import { useMediaQuery } from '../use-media-query.ts';
import { DataCards } from './data-cards.tsx';
import { DataGrid } from './data-grid.tsx';
import type { Column } from './table-column.ts';
import type { RowSelection } from './use-row-selection.ts';

export interface DataTableProps<Row> {
  /** For those who hear the table. */
  caption: string;
  /** The same array while nothing in it changes; so are the functions below: rows are memoised. */
  columns: readonly Column<Row>[];
  /** Plain objects, compared value by value: each drawing may make new row objects. */
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** What a row's check box calls it; its key otherwise. */
  nameOf?(row: Row): string;
  isHighlighted?(row: Row): boolean;
  /** Takes the row's place on narrow screens, with its check box where rows can be chosen. */
  renderCard?(row: Row, checkbox: ReactNode): ReactNode;
  /** The width from which on there are rows. */
  wideFrom?: string;
  selection?: RowSelection | undefined;
  isLoading?: boolean | undefined;
  skeletonRows?: number;
  /** Stands where the rows would. */
  empty?: ReactNode;
}

/** Rows on a desk, cards where it is narrower. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isWide = useMediaQuery(`(min-width: ${props.wideFrom ?? '48rem'})`);
  if (props.rows.length === 0 && !props.isLoading) {
    return (
      <div className="rounded-card border border-dashed border-line-strong/60 px-4 py-8 text-center text-ink-soft">
        {props.empty}
      </div>
    );
  }
  return isWide || !props.renderCard ? (
    <DataGrid {...props} />
  ) : (
    <DataCards {...props} renderCard={props.renderCard} />
  );
}
