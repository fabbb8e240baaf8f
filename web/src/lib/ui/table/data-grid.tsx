import { useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../skeleton.tsx';
import { DataRow } from './data-row.tsx';
import { SelectAllCheckbox } from './row-checkbox.tsx';
import { type Column, columnClass, type DataTableProps } from './table-column.ts';
import { useOverflows } from './use-overflows.ts';
import type { RowSelection } from './use-row-selection.ts';

/**
 * Shows the rows as a table. The header sticks to the top of the page, below `--sticky-top`. A table that is wider than
 * its container scrolls sideways. It has no sticky header, because sticky does not work in a scrolling container.
 */
export function DataGrid<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, nameOf = keyOf, isHighlighted, selection } = props;
  const frame = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const overflows = useOverflows(frame, table);
  const keys = rows.map((row) => keyOf(row));
  return (
    <div
      ref={frame}
      {...(overflows && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
      className={classNames(
        'rounded-card border border-line bg-surface shadow-low',
        overflows ? 'overflow-x-auto' : 'overflow-clip',
      )}
    >
      <table
        ref={table}
        aria-busy={props.isLoading || undefined}
        className="w-full border-separate border-spacing-0 text-left text-sm"
      >
        <caption className="sr-only">{caption}</caption>
        <DataGridHead columns={columns} keys={keys} selection={selection} isSticky={!overflows} />
        {/* Keeps a focused control clear of the header when the page scrolls to it. */}
        <tbody className="[&_:is(a,button,input)]:scroll-mt-[calc(var(--sticky-top,0px)+3.5rem)]">
          {props.isLoading ? (
            <SkeletonRows
              columns={columns}
              count={props.skeletonRows ?? 6}
              isSelectable={selection !== undefined}
            />
          ) : (
            rows.map((row, index) => (
              <DataRow
                key={keys[index]}
                row={row}
                columns={columns}
                rowKey={keyOf(row)}
                rowName={nameOf(row)}
                isHighlighted={isHighlighted?.(row) ?? false}
                isSelected={selection?.selected.has(keyOf(row)) ?? false}
                onSelect={selection?.selectRow}
              />
            ))
          )}
        </tbody>
      </table>
    </div>
  );
}

interface DataGridHeadProps<Row> {
  columns: readonly Column<Row>[];
  keys: readonly string[];
  selection: RowSelection | undefined;
  isSticky: boolean;
}

function DataGridHead<Row>({ columns, keys, selection, isSticky }: DataGridHeadProps<Row>) {
  // Styles the cells, because the border of a header row would not stick.
  const look = classNames('bg-paper', isSticky && 'sticky top-[var(--sticky-top,0px)] z-10');
  return (
    <thead className="text-xs text-ink-soft">
      <tr>
        {selection && (
          <th scope="col" className={classNames(look, 'w-11 border-b border-line pl-2')}>
            <SelectAllCheckbox selection={selection} keys={keys} isLabelHidden />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            className={classNames(look, columnClass(column), 'py-2.5 font-semibold')}
          >
            {column.header}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  count: number;
  isSelectable: boolean;
}

const widths = ['w-3/4', 'w-1/2', 'w-2/3'];

/** Rows of skeletons in the table's columns. */
function SkeletonRows<Row>({ columns, count, isSelectable }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no content
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
