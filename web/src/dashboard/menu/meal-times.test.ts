import { sampleItem } from '@thali/shared/menu/sample-menu';
import { describe, expect, it } from 'vitest';
import { mealTimeLabel, toggleMealTime, usualMealTimes } from './meal-times.ts';

describe('toggleMealTime', () => {
  it.each([
    ['breakfast', 'Breakfast'],
    ['all', 'All'],
    ['late-night-snack', 'Late night snack'],
  ])('%s reads %s', (mealTime, label) => {
    expect(mealTimeLabel(mealTime)).toBe(label);
  });

  it('adds and removes a meal time', () => {
    expect(toggleMealTime([], 'lunch')).toEqual(['lunch']);
    expect(toggleMealTime(['lunch'], 'dinner')).toEqual(['lunch', 'dinner']);
    expect(toggleMealTime(['lunch'], 'lunch')).toEqual([]);
  });

  it("keeps 'all' and single meal times apart", () => {
    expect(toggleMealTime(['lunch', 'dinner'], 'all')).toEqual(['all']);
    expect(toggleMealTime(['all'], 'lunch')).toEqual(['lunch']);
  });
});

it.each([
  ['Breakfast specials', [], ['breakfast']],
  ['Lunch and dinner thalis', [], ['lunch', 'dinner']],
  ['Drinks', [], ['all']],
  ['Drinks', [sampleItem({ categoryId: 'C', mealTimes: ['dinner'] })], ['dinner']],
  ['Drinks', [sampleItem({ mealTimes: ['dinner'] })], ['all']],
])('a new dish in %s, beside %j, starts with %j', (name, items, expected) => {
  expect(usualMealTimes({ id: 'C', name }, items)).toEqual(expected);
});
