import { useCallback, useMemo, useState } from 'react';
import { type Selected, withRow, withRows } from './row-selection.ts';

export interface RowSelection {
  selected: Selected;
  /** Both stay the same functions, so that memoised rows do too. */
  selectRow: (key: string, isSelected: boolean) => void;
  selectRows: (keys: readonly string[], isSelected: boolean) => void;
}

/** Which rows of a table are chosen, across its pages. */
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
