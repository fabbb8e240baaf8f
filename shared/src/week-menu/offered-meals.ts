import type { VendorSettings } from '../vendors/vendor-settings.ts';
import type { WeekMenu } from './week-menu.contract.ts';

/** The meals for which a mess writes menus: its own meals, or breakfast, lunch and dinner. */
export function offeredMeals({
  meals,
  mealHours,
}: Pick<VendorSettings, 'meals' | 'mealHours'>): WeekMenu['offeredMeals'] {
  if (meals?.length) return meals.map(({ name, from, to }) => ({ name, from, to }));
  return (['breakfast', 'lunch', 'dinner'] as const).map((meal) => {
    const hours = mealHours?.[meal];
    const name = meal.charAt(0).toUpperCase() + meal.slice(1);
    return hours ? { name, from: hours.open, to: hours.close } : { name };
  });
}
