import { useRef } from 'react';
import { classNames } from '../class-names.ts';
import { DataGridHead } from './data-grid-head.tsx';
import { DataRow } from './data-row.tsx';
import type { DataTableProps } from './data-table.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { useOverflows } from './use-overflows.ts';

/**
 * The table itself. Its header sticks to the page's top, below `--sticky-top`; a table that is
 * wider than its place scrolls sideways instead, which a header can't stick out of.
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
        <tbody>
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
