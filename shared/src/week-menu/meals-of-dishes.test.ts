import { expect, it } from 'vitest';
import { mealsByDish, nextMealOf, withNewerContents } from './meals-of-dishes.ts';

const publishedAt = '2026-11-26T10:00:00.000Z';
const meal = (name: string, contents = 'Dal') => ({ name, contents, publishedAt });
const meals = [meal('Breakfast'), meal('Lunch'), meal('Dinner'), meal('High tea', '')];
const dish = (id: string, ...mealTimes: string[]) => ({ id, mealTimes });
const namesOf = (...dishes: ReturnType<typeof dish>[]) =>
  [...mealsByDish(meals, dishes).values()].map((ofDish) => ofDish.map(({ name }) => name));

it('a dish belongs to the meals of its meal times, or else to all served meals', () => {
  expect(namesOf(dish('thali', 'lunch', 'dinner'))).toEqual([['Lunch', 'Dinner']]);
  expect(namesOf(dish('thali', 'all'))).toEqual([['Breakfast', 'Lunch', 'Dinner']]);
  const messMeal = [meal('Mess meal')];
  expect(mealsByDish(messMeal, [dish('thali', 'lunch')]).get('thali')).toEqual(messMeal);
});

it('a meal belongs to no dish if several dishes match', () => {
  expect(namesOf(dish('veg', 'lunch'), dish('jain', 'lunch', 'dinner'))).toEqual([[], ['Dinner']]);
});

it.each([
  ['00:10', 'Breakfast'],
  ['10:59', 'Breakfast'],
  ['11:00', 'Lunch'],
  ['15:00', 'Lunch'],
  ['16:00', 'Dinner'],
  ['23:59', 'Dinner'],
])('at %s the next meal is %s', (clock, name) => {
  expect(nextMealOf(meals.slice(0, 3), [], clock)?.name).toBe(name);
});

it('a meal ends at its own time, and a meal past midnight with its day', () => {
  const offered = [
    { name: 'Lunch', from: '12:00', to: '14:30' },
    { name: 'Dinner', from: '20:00', to: '01:00' },
  ];
  const lunchAndDinner = [meal('Lunch'), meal('Dinner')];
  expect(nextMealOf(lunchAndDinner, offered, '14:29')?.name).toBe('Lunch');
  expect(nextMealOf(lunchAndDinner, offered, '14:30')?.name).toBe('Dinner');
  expect(nextMealOf([meal('Dinner'), meal('Supper')], offered, '23:30')?.name).toBe('Dinner');
  expect(nextMealOf([meal('Lunch')], offered, '22:00')?.name).toBe('Lunch');
});

it('a later text for the dish changes the meal', () => {
  const later = '2026-11-27T03:00:00.000Z';
  const lunch = meal('Lunch');
  expect(withNewerContents(lunch, { contents: 'Chole', savedAt: later })).toEqual({
    ...{ ...lunch, contents: 'Chole' },
    ...{ changedAt: later, changes: 1 },
  });
  for (const written of [
    undefined,
    { contents: null, savedAt: later },
    { contents: 'Dal', savedAt: later },
    { contents: 'Chole' },
    { contents: 'Chole', savedAt: publishedAt },
  ]) {
    expect(withNewerContents(lunch, written)).toBe(lunch);
  }
});
