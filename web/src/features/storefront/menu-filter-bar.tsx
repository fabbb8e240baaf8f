import { ChevronDown } from 'lucide-react';
import { VegMark } from '../../ui/veg-mark.tsx';
import type { Diet, MealTime, MenuFilters } from './filter-menu.ts';

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
    <div className="strip -mx-4 justify-between gap-2 px-4 sm:mx-0 sm:px-0">
      <fieldset className="inline-flex shrink-0 rounded-full bg-sunken p-0.5">
        <legend className="sr-only">Veg or Non-Veg</legend>
        {diets.map(({ value, label }) => (
          <label
            key={value}
            className="inline-flex min-h-10 items-center gap-1.5 rounded-full px-3 text-sm font-semibold whitespace-nowrap text-ink-soft transition-colors has-checked:bg-surface has-checked:text-ink has-checked:shadow-low has-focus-visible:outline-3 has-focus-visible:outline-accent-ink"
          >
            <input
              type="radio"
              name="diet"
              className="sr-only"
              checked={filters.diet === value}
              onChange={() => onChange({ diet: value })}
            />
            {value !== 'all' && <VegMark isVegetarian={value === 'veg'} className="size-3.5" />}
            {label}
          </label>
        ))}
      </fieldset>
      <div className="relative shrink-0">
        <select
          aria-label="Meal time"
          value={filters.mealTime}
          onChange={(event) =>
            onChange({
              mealTime: mealTimes.find(({ value }) => value === event.target.value)?.value ?? 'all',
            })
          }
          className="min-h-11 appearance-none rounded-full border border-line bg-surface pr-8 pl-3.5 text-sm font-semibold text-ink-soft"
        >
          {mealTimes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-faint"
        />
      </div>
    </div>
  );
}
