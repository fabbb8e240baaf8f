import { classNames } from '../class-names.ts';
import { SelectAllCheckbox } from './select-all-checkbox.tsx';
import { type Column, columnClass } from './table-column.ts';
import type { RowSelection } from './use-row-selection.ts';

interface DataGridHeadProps<Row> {
  columns: readonly Column<Row>[];
  keys: readonly string[];
  selection: RowSelection | undefined;
  isSticky: boolean;
}

export function DataGridHead<Row>({ columns, keys, selection, isSticky }: DataGridHeadProps<Row>) {
  // On the cells, not on the header: a border of the header would stay behind.
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
