import { expect, it } from 'vitest';
import { currentMeal } from './current-meal.ts';

it.each([
  ['03:59', 'dinner'],
  ['04:00', 'breakfast'],
  ['10:59', 'breakfast'],
  ['11:00', 'lunch'],
  ['15:59', 'lunch'],
  ['16:00', 'dinner'],
])('the meal at %s in India: %s', (time, meal) => {
  expect(currentMeal(new Date(`2026-03-02T${time}:00+05:30`))).toBe(meal);
});
