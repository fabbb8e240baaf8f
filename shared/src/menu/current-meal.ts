import { istHour } from '../time/ist.ts';
import type { Meal } from './meal-hours.ts';
import type { MenuItem } from './menu.contract.ts';

/** The usual meal at the time in India: breakfast from 4 to 11, lunch until 16, then dinner. Rule: storefront-14 */
export function currentMeal(now: Date): Meal {
  const hour = istHour(now);
  if (hour < 4 || hour >= 16) return 'dinner';
  return hour < 11 ? 'breakfast' : 'lunch';
}

export function isServedAt({ mealTimes }: Pick<MenuItem, 'mealTimes'>, meal: Meal): boolean {
  return mealTimes.includes('all') || mealTimes.includes(meal);
}
