import { type Control, useController } from 'react-hook-form';
import type { ItemForm } from '../item-input.ts';
import { FieldGroup, Required } from './field-group.tsx';
import { MealTimeChips } from './meal-time-chips.tsx';

/** When a dish is served: chips, one at least. */
export function MealTimesField({ control }: { control: Control<ItemForm> }) {
  const { field, fieldState } = useController({ control, name: 'mealTimes' });
  return (
    <FieldGroup label={<Required>Meal Times</Required>} error={fieldState.error?.message}>
      <MealTimeChips value={field.value} onChange={field.onChange} firstRef={field.ref} />
    </FieldGroup>
  );
}
