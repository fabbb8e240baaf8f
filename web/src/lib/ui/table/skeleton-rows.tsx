import { classNames } from '../class-names.ts';
import { Skeleton } from '../skeleton.tsx';
import { type Column, columnClass } from './table-column.ts';

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  count: number;
  isSelectable: boolean;
}

const widths = ['w-3/4', 'w-1/2', 'w-2/3'];

/** Rows to come, in the columns that they will stand in. */
export function SkeletonRows<Row>({ columns, count, isSelectable }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows without anything in them
    <tr key={row} className="group">
      {isSelectable && (
        <td className="border-b border-line pl-4 group-last:border-b-0">
          <Skeleton className="size-5" />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.key}
          className={classNames(columnClass(column), 'py-3.5 group-last:border-b-0')}
        >
          {row === 0 && index === 0 && <span className="sr-only">Loading...</span>}
          <Skeleton
            className={classNames(
              'h-4',
              column.align === 'end' ? 'ml-auto w-1/2' : widths[(row + index) % widths.length],
            )}
          />
        </td>
      ))}
    </tr>
  ));
}
