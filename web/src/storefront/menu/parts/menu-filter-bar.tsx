import { VegMark } from '../../../lib/ui/marks/veg-mark.tsx';
import { PillSelect } from '../../../lib/ui/pill-select.tsx';
import type { Diet, MealTime, MenuFilters } from '../filter-menu.ts';
import * as texts from '../menu-texts.ts';

interface FilterProps {
  filters: MenuFilters;
  onChange: (part: Partial<MenuFilters>) => void;
}

const mealTimes: { value: MealTime; label: string }[] = [
  { value: 'all', label: texts.anyMeal },
  { value: 'breakfast', label: texts.breakfast },
  { value: 'lunch', label: texts.lunch },
  { value: 'dinner', label: texts.dinner },
];

const diets: { value: Diet; label: string }[] = [
  { value: 'all', label: texts.all },
  { value: 'veg', label: texts.veg },
  { value: 'non-veg', label: texts.nonVeg },
];

export function DietFilter({ filters, onChange }: FilterProps) {
  return (
    <fieldset className="flex shrink-0 overflow-hidden rounded-full bg-sunken">
      <legend className="sr-only">{texts.vegOrNonVeg}</legend>
      {diets.map(({ value, label }) => (
        <label
          key={value}
          data-checked={filters.diet === value || undefined}
          className="touch relative flex items-center justify-center gap-1 rounded-full px-2 text-sm font-semibold whitespace-nowrap text-ink-soft transition-colors data-checked:bg-surface data-checked:text-ink data-checked:shadow-low"
        >
          <input
            type="radio"
            name="diet"
            value={value}
            className="absolute inset-0 appearance-none rounded-full focus-visible:-outline-offset-2"
            checked={filters.diet === value}
            onChange={() => onChange({ diet: value })}
          />
          {value !== 'all' && (
            <span aria-hidden="true" className="contents">
              <VegMark isVegetarian={value === 'veg'} className="size-3.5" />
            </span>
          )}
          {label}
        </label>
      ))}
    </fieldset>
  );
}

export function MealFilter({ filters, onChange }: FilterProps) {
  return (
    <div className="shrink-0">
      <PillSelect
        aria-label={texts.mealTime}
        name="mealTime"
        options={mealTimes}
        value={filters.mealTime}
        onChange={(mealTime) => onChange({ mealTime })}
      />
    </div>
  );
}
