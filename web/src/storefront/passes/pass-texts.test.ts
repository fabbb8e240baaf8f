import { expect, it } from 'vitest';
import type { OwnPass, PassMeal } from './own-passes.ts';
import { currentMealOf, cutoffText, nextMealOf } from './pass-texts.ts';

const mealOf = (date: string, state: PassMeal['state']): PassMeal => ({
  ...{ date, meal: 'MEA1', name: 'Lunch', state },
  ...{ startsAt: `${date}T06:30:00.000Z`, endsAt: `${date}T08:30:00.000Z` },
  skipUntil: `${date}T03:30:00.000Z`,
});
const noon = new Date('2026-11-27T07:00:00.000Z');
const tomorrow = mealOf('2026-11-28', 'coming');

it('finds the meal of now, but no closed meal', () => {
  const served = mealOf('2026-11-27', 'coming');
  const closed = mealOf('2026-11-27', 'closed');
  expect(currentMealOf([served, tomorrow], noon)).toBe(served);
  expect(currentMealOf([closed, tomorrow], noon)).toBeUndefined();
  expect(currentMealOf([tomorrow], noon)).toBeUndefined();
  expect(nextMealOf({ meals: [closed, tomorrow] } as unknown as OwnPass, noon)).toBe(tomorrow);
});

it('names the day of a cutoff that is not today', () => {
  expect(cutoffText(mealOf('2026-11-27', 'coming'), noon)).toBe('9:00 am');
  expect(cutoffText(tomorrow, noon)).toBe('28 Nov, 9:00 am');
});
