import { describe, expect, it } from 'vitest';
import { offeredMeals } from './offered-meals.ts';
import { publishMeals } from './publish-meals.ts';

describe('a day', () => {
  const stored = [{ name: 'Lunch', contents: 'Dal', publishedAt: '1' }];

  it('publishes new meals without a mark', () => {
    const meals = [
      { name: 'Lunch', contents: 'Dal' },
      { name: 'Dinner', contents: '' },
      { name: 'Snack', contents: 'Vada' },
    ];
    expect(publishMeals(stored, meals, '2')).toEqual([
      ...stored,
      { name: 'Snack', contents: 'Vada', publishedAt: '2' },
    ]);
  });

  it('marks each change, even of a meal that is no longer served', () => {
    const changed = publishMeals(stored, [{ name: 'lunch', contents: 'Rajma' }], '2');
    expect(changed).toEqual([
      { name: 'lunch', contents: 'Rajma', publishedAt: '1', changedAt: '2', changes: 1 },
    ]);
    expect(publishMeals(changed, [], '3')).toMatchObject([{ contents: '', changes: 2 }]);
  });

  it('forgets the oldest withdrawn meals of a day with many names', () => {
    let meals = stored;
    for (let index = 0; index < 100; index += 1) {
      meals = publishMeals(meals, [{ name: `Meal ${index}`, contents: 'Dal' }], String(index));
    }
    expect(meals.length).toBeLessThan(20);
    expect(meals.slice(0, 2)).toMatchObject([
      { name: 'Meal 99', contents: 'Dal' },
      { name: 'Meal 98', contents: '' },
    ]);
  });
});

it('offers the meals of the mess, or breakfast, lunch and dinner', () => {
  const lunch = { id: 'MEA1', name: 'Tiffin', from: '12:00', to: '13:00', weekdays: [] };
  expect(offeredMeals({ meals: [lunch] })).toEqual([
    { name: 'Tiffin', from: '12:00', to: '13:00' },
  ]);
  const hours = { open: '08:00', close: '10:00' };
  const mealHours = { breakfast: hours, lunch: hours, dinner: hours };
  expect(offeredMeals({ mealHours })[0]).toEqual({ name: 'Breakfast', from: '08:00', to: '10:00' });
  expect(offeredMeals({}).map(({ name }) => name)).toEqual(['Breakfast', 'Lunch', 'Dinner']);
});
