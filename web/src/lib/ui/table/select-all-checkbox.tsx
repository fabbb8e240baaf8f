import { Checkbox } from '../checkbox.tsx';
import { selectionOfAll } from './row-selection.ts';
import type { RowSelection } from './use-row-selection.ts';

interface SelectAllCheckboxProps {
  selection: RowSelection;
  /** The rows on screen. */
  keys: readonly string[];
  isLabelHidden?: boolean;
}

/** Chooses every shown row; half ticked while some of them are. */
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
