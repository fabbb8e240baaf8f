import { Checkbox } from '../checkbox.tsx';
import { type RowSelection, selectionOfAll } from './use-row-selection.ts';

export interface RowCheckboxProps {
  rowKey: string;
  rowName: string;
  isSelected: boolean;
  /** Absent if rows cannot be selected. */
  onSelect: ((key: string, isSelected: boolean) => void) | undefined;
}

export function RowCheckbox({ rowKey, rowName, isSelected, onSelect }: RowCheckboxProps) {
  return (
    <Checkbox
      label={`Select ${rowName}`}
      isLabelHidden
      checked={isSelected}
      onChange={({ target }) => onSelect?.(rowKey, target.checked)}
    />
  );
}

interface SelectAllCheckboxProps {
  selection: RowSelection;
  /** The keys of the rows on screen. */
  keys: readonly string[];
  isLabelHidden?: boolean;
}

/** Selects all rows on screen. Indeterminate if only some rows are selected. */
export function SelectAllCheckbox({ selection, keys, isLabelHidden }: SelectAllCheckboxProps) {
  const state = selectionOfAll(selection.selected, keys);
  return (
    <Checkbox
      label="Select all"
      isLabelHidden={isLabelHidden}
      checked={state === 'all'}
      isIndeterminate={state === 'some'}
      disabled={keys.length === 0}
      onChange={({ target }) => selection.selectRows(keys, target.checked)}
    />
  );
}
