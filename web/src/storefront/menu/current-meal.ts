import { istHour } from '@thali/shared/time/ist';
import type { MealTime } from './filter-menu.ts';

export type Meal = Exclude<MealTime, 'all'>;

/** What India eats at this time: breakfast from 4 to 11, lunch until 16, then dinner. Rule: storefront-14 */
export function currentMeal(now: Date): Meal {
  const hour = istHour(now);
  if (hour < 4 || hour >= 16) return 'dinner';
  return hour < 11 ? 'breakfast' : 'lunch';
}
