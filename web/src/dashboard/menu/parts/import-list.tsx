import type { MenuCategory } from '@thali/shared/menu/menu.contract';
import { compareKey } from '@thali/shared/text/compare-text';
import { useId } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import type { ImportRow } from '../import-rows.ts';
import { ImportRowFields } from './import-row-fields.tsx';
import { MealTimeChips } from './meal-time-chips.tsx';

interface ImportListProps {
  rows: readonly ImportRow[];
  categories: readonly MenuCategory[];
  /** The dish names on the menu. */
  known: ReadonlySet<string>;
  /** The user tried to import, so dishes show their problems. */
  isTried: boolean;
  onEdit: (key: string, changes: Partial<ImportRow>) => void;
  /** Sets veg or non-veg for all dishes without it. */
  onMarkRest: (isVegetarian: boolean) => void;
  /** Sets the meal times of all dishes without their own. */
  onMealTimes: (mealTimes: ImportRow['mealTimes']) => void;
}

/** The dishes found, each with its fields. */
export function ImportList(props: ImportListProps) {
  const { rows, categories, known, isTried, onEdit, onMarkRest, onMealTimes } = props;
  const listId = useId();
  const open = rows.filter((row) => row.isIncluded && row.isVegetarian === null).length;
  const others = rows.filter(({ hasOwnMeals }) => !hasOwnMeals);
  return (
    <>
      {others[0] && (
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">
            {others.length < rows.length
              ? 'Meal times, where your list has none'
              : 'Meal times of these dishes'}
          </legend>
          <MealTimeChips
            value={others[0].mealTimes}
            // A dish needs at least one meal time, so no choice means all.
            onChange={(chosen) => onMealTimes(chosen.length > 0 ? chosen : ['all'])}
          />
        </fieldset>
      )}
      {open > 0 && (
        <div className="flex flex-wrap items-center gap-2 rounded-field bg-sunken px-3.5 py-2.5">
          <p className="grow text-sm font-semibold">
            {open === 1 ? '1 dish is' : `${open} dishes are`} not marked veg or non-veg yet
          </p>
          <Button variant="secondary" size="small" onClick={() => onMarkRest(true)}>
            All veg
          </Button>
          <Button variant="secondary" size="small" onClick={() => onMarkRest(false)}>
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
            isKnown={known.has(compareKey(row.name))}
            isTried={isTried}
            onEdit={onEdit}
          />
        ))}
      </ul>
    </>
  );
}
