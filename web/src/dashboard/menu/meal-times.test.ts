import { describe, expect, it } from 'vitest';
import { mealTimeLabel, toggleMealTime } from './meal-times.ts';

describe('meal times', () => {
  it.each([
    ['breakfast', 'Breakfast'],
    ['all', 'All'],
    ['late-night-snack', 'Late night snack'],
  ])('%s reads %s', (mealTime, label) => {
    expect(mealTimeLabel(mealTime)).toBe(label);
  });

  it('go on and off', () => {
    expect(toggleMealTime([], 'lunch')).toEqual(['lunch']);
    expect(toggleMealTime(['lunch'], 'dinner')).toEqual(['lunch', 'dinner']);
    expect(toggleMealTime(['lunch'], 'lunch')).toEqual([]);
  });

  it('are all or some, not both', () => {
    expect(toggleMealTime(['lunch', 'dinner'], 'all')).toEqual(['all']);
    expect(toggleMealTime(['all'], 'lunch')).toEqual(['lunch']);
  });
});
