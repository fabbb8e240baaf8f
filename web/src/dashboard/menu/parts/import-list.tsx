import type { MenuCategory } from '@thali/shared/menu/menu.contract';
import { compareKey } from '@thali/shared/text/compare-text';
import { useId, useRef } from 'react';
import { useLostFocus } from '../../../lib/ui/use-lost-focus.ts';
import { type ImportEntry, type ImportRow, rowsIn } from '../import-rows.ts';
import { ImportLineRow, type LineAction } from './import-line-row.tsx';
import { ImportRowFields } from './import-row-fields.tsx';
import { MarkUnmarked } from './mark-unmarked.tsx';
import { MealTimeChips } from './meal-time-chips.tsx';
import { NameSizes } from './name-sizes.tsx';

interface ImportListProps {
  entries: readonly ImportEntry[];
  categories: readonly MenuCategory[];
  /** The dish names on the menu. */
  menuNames: ReadonlySet<string>;
  /** Whether the user has tried to import. After a try, dishes show their problems. */
  hasTried: boolean;
  onEdit: (key: string, changes: Partial<ImportRow>) => void;
  onAct: (key: string, action: LineAction) => void;
  /** Marks the dishes as veg or non-veg. */
  onMark: (isVegetarian: boolean, rows: readonly ImportRow[]) => void;
  onNameSizes: (names: readonly string[]) => void;
  /** Sets the meal times of all dishes without meal times in the list. */
  onMealTimes: (mealTimes: ImportRow['mealTimes']) => void;
}

/** The dishes and the other lines of the list, in order. */
export function ImportList(props: ImportListProps) {
  const { entries, categories, menuNames, hasTried, onEdit, onAct } = props;
  const { onMark, onNameSizes, onMealTimes } = props;
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const actedIndex = useRef(0);
  const rows = rowsIn(entries);
  const otherRows = rows.filter(({ hasListedMealTimes }) => !hasListedMealTimes);
  const unreadCount = entries.filter(({ kind }) => kind === 'unread').length;
  useLostFocus(entries, () => {
    const visibleEntries = [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
    const controls = visibleEntries
      .slice(actedIndex.current)
      .map((entry) => entry.querySelector<HTMLElement>('button, input:not([type=checkbox])'));
    return controls.find(Boolean) ?? list.current;
  });

  return (
    <>
      {otherRows[0] && (
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">
            {otherRows.length < rows.length
              ? 'Meal times, where your list has none'
              : 'Meal times of these dishes'}
          </legend>
          <MealTimeChips
            value={otherRows[0].mealTimes}
            // A dish needs a meal time, so an empty choice means all meal times.
            onChange={(mealTimes) => onMealTimes(mealTimes.length > 0 ? mealTimes : ['all'])}
          />
        </fieldset>
      )}
      {unreadCount > 0 && (
        <p role="status" className="text-sm font-semibold">
          {unreadCount === 1 ? '1 line was' : `${unreadCount} lines were`} not understood. Lines
          that you do not use are left out.
        </p>
      )}
      <NameSizes rows={rows} onName={onNameSizes} />
      <MarkUnmarked rows={rows} onMark={onMark} />
      <datalist id={listId}>
        {categories.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <ul ref={list} tabIndex={-1} className="flex flex-col gap-3 outline-none">
        {entries.map((entry, index) =>
          entry.kind === 'dish' ? (
            <ImportRowFields
              key={entry.key}
              row={entry}
              listId={listId}
              isOnMenu={menuNames.has(compareKey(entry.name))}
              hasTried={hasTried}
              onEdit={onEdit}
            />
          ) : (
            <ImportLineRow
              key={entry.key}
              line={entry}
              onAct={(line, action) => {
                actedIndex.current = index;
                onAct(line.key, action);
              }}
            />
          ),
        )}
      </ul>
    </>
  );
}
