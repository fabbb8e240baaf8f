import { memo } from 'react';
import { classNames } from '../class-names.ts';
import { isSameRow } from './is-same-row.ts';
import { RowCheckbox, type RowCheckboxProps } from './row-checkbox.tsx';
import { type Column, columnClass } from './table-column.ts';

export interface DataRowProps<Row> extends RowCheckboxProps {
  row: Row;
  columns: readonly Column<Row>[];
  isHighlighted: boolean;
}

/** Renders again only when the row changes. */
export const DataRow = memo(function DataRow(props: DataRowProps<unknown>) {
  const { row, columns, isHighlighted, ...choice } = props;
  const tone = choice.isSelected
    ? 'bg-accent-soft/60'
    : isHighlighted
      ? 'bg-accent-soft/35'
      : 'hover:bg-sunken/40';
  return (
    <tr
      data-row={choice.rowKey}
      className={classNames(
        'group align-top transition-colors',
        tone,
        isHighlighted && '[&>:first-child]:shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      {choice.onSelect && (
        <td className="w-11 border-b border-line pl-2 group-last:border-b-0">
          <RowCheckbox {...choice} />
        </td>
      )}
      {columns.map((column) => {
        const Cell = column.isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            scope={column.isRowHeader ? 'row' : undefined}
            className={classNames(
              columnClass(column),
              'py-3 group-last:border-b-0',
              column.isRowHeader && 'text-left font-semibold',
            )}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}, isSameRow);
