import { useCallback, useMemo, useState } from 'react';

export interface RowSelection {
  selected: Selected;
  /** Both functions are stable, so that memoised rows stay. */
  selectRow: (key: string, isSelected: boolean) => void;
  selectRows: (keys: readonly string[], isSelected: boolean) => void;
}

/** The selected rows of a table across its pages. */
export function useRowSelection(initial: Iterable<string> = []): RowSelection {
  const [selected, setSelected] = useState<Selected>(() => new Set(initial));
  const selectRow = useCallback((key: string, isSelected: boolean) => {
    setSelected((before) => withRow(before, key, isSelected));
  }, []);
  const selectRows = useCallback((keys: readonly string[], isSelected: boolean) => {
    setSelected((before) => withRows(before, keys, isSelected));
  }, []);
  return useMemo(() => ({ selected, selectRow, selectRows }), [selected, selectRow, selectRows]);
}

/** The keys of the selected rows. */
type Selected = ReadonlySet<string>;

type SelectionOfAll = 'none' | 'some' | 'all';

/** How many of the shown rows are selected. Other pages do not count. */
export function selectionOfAll(selected: Selected, shown: readonly string[]): SelectionOfAll {
  const count = shown.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}

export function withRow(selected: Selected, key: string, isSelected: boolean): Selected {
  return withRows(selected, [key], isSelected);
}

/** Selects or clears the shown rows, and keeps other pages. */
export function withRows(
  selected: Selected,
  shown: readonly string[],
  isSelected: boolean,
): Selected {
  const next = new Set(selected);
  for (const key of shown) {
    if (isSelected) next.add(key);
    else next.delete(key);
  }
  return next;
}
