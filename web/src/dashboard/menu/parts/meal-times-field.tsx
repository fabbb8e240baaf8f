import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { ItemForm } from '../item-input.ts';
import { RequiredMark } from './figure-field.tsx';
import { MealTimeChips } from './meal-time-chips.tsx';

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
      <MealTimeChips value={field.value} onChange={field.onChange} firstRef={field.ref} />
      {error && (
        <p id={noteId} role="alert" className="mt-1.5 text-sm text-chilli">
          {error}
        </p>
      )}
    </fieldset>
  );
}
