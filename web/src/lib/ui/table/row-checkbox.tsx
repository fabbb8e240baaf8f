import { Checkbox } from '../checkbox.tsx';

export interface RowChoice {
  rowKey: string;
  rowName: string;
  isSelected: boolean;
  /** Absent: the rows can't be chosen. */
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
