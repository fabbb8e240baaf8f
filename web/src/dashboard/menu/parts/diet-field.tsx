import { type Control, useController } from 'react-hook-form';
import { VegMark } from '../../../lib/ui/marks/veg-mark.tsx';
import type { ItemForm } from '../item-input.ts';
import { FieldGroup, Required } from './field-group.tsx';

const choices = [
  { label: 'Veg', isVegetarian: true },
  { label: 'Non-Veg', isVegetarian: false },
];

/** Veg or non-veg. Has no default, because a wrong mark is worse than no mark. Rule: menu-4 */
export function DietField({ control }: { control: Control<ItemForm> }) {
  const { field, fieldState } = useController({ control, name: 'isVegetarian' });
  return (
    <FieldGroup label={<Required>Vegetarian</Required>} error={fieldState.error?.message}>
      <div className="flex gap-2">
        {choices.map(({ label, isVegetarian }, index) => (
          <label
            key={label}
            data-checked={field.value === isVegetarian || undefined}
            className="touch relative inline-flex items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-semibold whitespace-nowrap data-checked:border-ink data-checked:bg-sunken"
          >
            <input
              ref={index === 0 ? field.ref : undefined}
              type="radio"
              name={field.name}
              className="absolute inset-0 appearance-none rounded-full"
              checked={field.value === isVegetarian}
              onChange={() => field.onChange(isVegetarian)}
              onBlur={field.onBlur}
            />
            <span aria-hidden="true" className="contents">
              <VegMark isVegetarian={isVegetarian} className="size-4" />
            </span>
            {label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
