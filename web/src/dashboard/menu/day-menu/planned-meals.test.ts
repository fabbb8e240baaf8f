import { expect, it } from 'vitest';
import { plannedMeals } from './planned-meals.ts';

const meal = (name: string, contents: string) => ({ name, contents, publishedAt: '' });
const week = {
  days: [
    {
      date: '2026-11-27',
      updatedAt: '',
      meals: [meal('Lunch', 'Rajma, rice'), meal('Dinner', 'Dal, roti'), meal('Snacks', '')],
    },
  ],
};
const namesOf = (mealTimes: Parameters<typeof plannedMeals>[1]['mealTimes'], date = '2026-11-27') =>
  plannedMeals(week, { mealTimes }, date).map(({ name }) => name);

it('plans a dish by its meal times, and leaves out meals that are not served', () => {
  expect(namesOf(['lunch'])).toEqual(['Lunch']);
  expect(namesOf(['all'])).toEqual(['Lunch', 'Dinner']);
  expect(namesOf(['breakfast'])).toEqual(['Lunch', 'Dinner']);
});

it('plans nothing for a day without a menu, or a mess without a week', () => {
  expect(namesOf(['lunch'], '2026-11-28')).toEqual([]);
  expect(plannedMeals(undefined, { mealTimes: ['lunch'] }, '2026-11-27')).toEqual([]);
});
