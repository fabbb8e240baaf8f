import type { MenuCategory } from '@thali/shared/menu/menu.contract';
import { useCallback, useId, useRef } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { type ImportRow, sameName } from '../import-rows.ts';
import { ImportRowFields } from './import-row-fields.tsx';

interface ImportListProps {
  rows: readonly ImportRow[];
  categories: readonly MenuCategory[];
  /** The names that are on the menu. */
  known: ReadonlySet<string>;
  /** Dishes say what they lack. */
  isTried: boolean;
  onChange: (rows: readonly ImportRow[]) => void;
}

/** The dishes that were found, each with its fields. */
export function ImportList({ rows, categories, known, isTried, onChange }: ImportListProps) {
  const listId = useId();
  const open = rows.filter((row) => row.isIncluded && row.isVegetarian === null).length;
  const latest = useRef(rows);
  latest.current = rows;

  const edit = useCallback(
    (key: string, changes: Partial<ImportRow>) =>
      onChange(latest.current.map((row) => (row.key === key ? { ...row, ...changes } : row))),
    [onChange],
  );

  function markRest(isVegetarian: boolean) {
    onChange(rows.map((row) => (row.isVegetarian === null ? { ...row, isVegetarian } : row)));
  }

  return (
    <>
      {open > 0 && (
        <div className="flex flex-wrap items-center gap-2 rounded-field bg-sunken px-3.5 py-2.5">
          <p className="grow text-sm font-semibold">
            {open === 1 ? '1 dish is' : `${open} dishes are`} not marked veg or non-veg yet
          </p>
          <Button variant="secondary" size="small" onClick={() => markRest(true)}>
            All veg
          </Button>
          <Button variant="secondary" size="small" onClick={() => markRest(false)}>
            All non-veg
          </Button>
        </div>
      )}
      <datalist id={listId}>
        {categories.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <ul className="flex flex-col gap-3">
        {rows.map((row) => (
          <ImportRowFields
            key={row.key}
            row={row}
            listId={listId}
            isKnown={known.has(sameName(row.name))}
            isTried={isTried}
            onEdit={edit}
          />
        ))}
      </ul>
    </>
  );
}
