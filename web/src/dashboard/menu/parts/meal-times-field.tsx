import { mealTimes } from '@thali/shared/menu/menu.contract';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { Chip } from '../../../lib/ui/chip.tsx';
import type { ItemForm } from '../item-input.ts';
import { mealTimeLabel, toggleMealTime } from '../meal-times.ts';
import { RequiredMark } from './figure-field.tsx';

/** When a dish is served: chips, one at least. */
export function MealTimesField({ control }: { control: Control<ItemForm> }) {
  const { field, fieldState } = useController({ control, name: 'mealTimes' });
  const error = fieldState.error?.message;
  const noteId = useId();
  return (
    <fieldset aria-describedby={error ? noteId : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">
        Meal Times
        <RequiredMark />
      </legend>
      <div className="flex flex-wrap gap-2">
        {mealTimes.map((mealTime, index) => (
          <Chip
            key={mealTime}
            ref={index === 0 ? field.ref : undefined}
            isSelected={field.value.includes(mealTime)}
            onClick={() => field.onChange(toggleMealTime(field.value, mealTime))}
          >
            {mealTimeLabel(mealTime)}
          </Chip>
        ))}
      </div>
      {error && (
        <p id={noteId} role="alert" className="mt-1.5 text-sm text-chilli">
          {error}
        </p>
      )}
    </fieldset>
  );
}
