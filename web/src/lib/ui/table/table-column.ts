import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { RowSelection } from './use-row-selection.ts';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  cell(row: Row): ReactNode;
  align?: 'start' | 'end';
  /** Class names that set a width, such as 'w-12' or 'max-w-72 min-w-44'. */
  width?: string;
  /** Narrower screens hide the column. */
  hideBelow?: 'md' | 'lg' | 'xl';
  /** Whether the column names the row for screen readers. */
  isRowHeader?: boolean;
}

export interface DataTableProps<Row> {
  /** The table's name for screen readers. */
  caption: string;
  /** Keep the array and the functions below stable, because rows are memoised. */
  columns: readonly Column<Row>[];
  /** Plain objects. Rows compare their values, so new objects per render are fine. */
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** The row's name in the label of its checkbox. Default: its key. */
  nameOf?(row: Row): string;
  isHighlighted?(row: Row): boolean;
  /** Renders the row as a card on narrow screens, with its checkbox if rows can be selected. */
  renderCard?(row: Row, checkbox: ReactNode): ReactNode;
  /** The minimum screen width for a table. Narrower screens show cards. */
  wideFrom?: string;
  selection?: RowSelection | undefined;
  isLoading?: boolean | undefined;
  skeletonRows?: number;
  /** The content if there are no rows. */
  empty?: ReactNode;
}

const hidden = { md: 'max-md:hidden', lg: 'max-lg:hidden', xl: 'max-xl:hidden' };

/** The classes that header and cells of a column share. */
export function columnClass({
  align,
  width,
  hideBelow,
}: Pick<Column<unknown>, 'align' | 'width' | 'hideBelow'>) {
  return classNames(
    'border-b border-line px-3 first:pl-4 last:pr-4',
    align === 'end' && 'text-right',
    width,
    hideBelow && hidden[hideBelow],
  );
}
