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
  /** Left out on screens narrower than this. */
  hideBelow?: 'md' | 'lg' | 'xl';
  /** Names its row to those who hear the table. */
  isRowHeader?: boolean;
}

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
  /** In place of the rows. */
  empty?: ReactNode;
}

const hidden = { md: 'max-md:hidden', lg: 'max-lg:hidden', xl: 'max-xl:hidden' };

/** What the header and the cells of a column share. */
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
