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

/** Whether all, some or none of the rows on screen are selected. Other pages do not count. */
export function selectionOfAll(selected: Selected, visibleKeys: readonly string[]): SelectionOfAll {
  const count = visibleKeys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === visibleKeys.length ? 'all' : 'some';
}

export function withRow(selected: Selected, key: string, isSelected: boolean): Selected {
  return withRows(selected, [key], isSelected);
}

/** Selects or clears the rows on screen. The selection on other pages stays. */
export function withRows(
  selected: Selected,
  visibleKeys: readonly string[],
  isSelected: boolean,
): Selected {
  const next = new Set(selected);
  for (const key of visibleKeys) {
    if (isSelected) next.add(key);
    else next.delete(key);
  }
  return next;
}
