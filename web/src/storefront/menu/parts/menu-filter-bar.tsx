import { VegMark } from '../../../lib/ui/marks/veg-mark.tsx';
import { PillSelect } from '../../../lib/ui/pill-select.tsx';
import type { Diet, MealTime, MenuFilters } from '../filter-menu.ts';

interface MenuFilterBarProps {
  filters: MenuFilters;
  onChange: (part: Partial<MenuFilters>) => void;
}

const mealTimes: { value: MealTime; label: string }[] = [
  { value: 'all', label: 'Any meal' },
  { value: 'breakfast', label: 'Breakfast' },
  { value: 'lunch', label: 'Lunch' },
  { value: 'dinner', label: 'Dinner' },
];

const diets: { value: Diet; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'veg', label: 'Veg' },
  { value: 'non-veg', label: 'Non-Veg' },
];

export function MenuFilterBar({ filters, onChange }: MenuFilterBarProps) {
  return (
    <div className="strip -mx-4 -my-1 justify-between gap-2 px-4 py-1 sm:mx-0 sm:px-0.5">
      <fieldset className="inline-flex shrink-0 rounded-full bg-sunken">
        <legend className="sr-only">Veg or Non-Veg</legend>
        {diets.map(({ value, label }) => (
          <label
            key={value}
            data-checked={filters.diet === value || undefined}
            className="touch relative inline-flex items-center justify-center gap-1.5 rounded-full px-3 text-sm font-semibold whitespace-nowrap text-ink-soft transition-colors data-checked:bg-surface data-checked:text-ink data-checked:shadow-low"
          >
            <input
              type="radio"
              name="diet"
              className="absolute inset-0 appearance-none rounded-full"
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
      <div className="shrink-0">
        <PillSelect
          aria-label="Meal time"
          options={mealTimes}
          value={filters.mealTime}
          onChange={(mealTime) => onChange({ mealTime })}
        />
      </div>
    </div>
  );
}
