import { Checkbox } from '../checkbox.tsx';
import { type RowSelection, selectionOfAll } from './use-row-selection.ts';

export interface RowChoice {
  rowKey: string;
  rowName: string;
  isSelected: boolean;
  /** Absent: rows cannot be checked. */
  onSelect: ((key: string, isSelected: boolean) => void) | undefined;
}

export function RowCheckbox({ rowKey, rowName, isSelected, onSelect }: RowChoice) {
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
  /** The rows on screen. */
  keys: readonly string[];
  isLabelHidden?: boolean;
}

/** Checks every shown row; indeterminate if only some are checked. */
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
