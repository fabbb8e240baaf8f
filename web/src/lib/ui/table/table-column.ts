import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

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
