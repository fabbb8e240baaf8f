import { mealTimes } from '@thali/shared/menu/menu.contract';
import type { Ref } from 'react';
import { Chip } from '../../../lib/ui/chip.tsx';
import { type MealTime, mealTimeLabel, toggleMealTime } from '../meal-times.ts';

interface MealTimeChipsProps {
  value: readonly MealTime[];
  onChange: (value: MealTime[]) => void;
  firstRef?: Ref<HTMLButtonElement>;
}

/** Lets the user choose several meal times, or 'All'. */
export function MealTimeChips({ value, onChange, firstRef }: MealTimeChipsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {mealTimes.map((mealTime, index) => (
        <Chip
          key={mealTime}
          ref={index === 0 ? firstRef : undefined}
          isSelected={value.includes(mealTime)}
          onClick={() => onChange(toggleMealTime(value, mealTime))}
        >
          {mealTimeLabel(mealTime)}
        </Chip>
      ))}
    </div>
  );
}
