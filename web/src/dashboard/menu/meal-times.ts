import { type MenuCategory, type MenuItem, mealTimes } from '@thali/shared/menu/menu.contract';

export type MealTime = MenuItem['mealTimes'][number];

/**
 * The meal times of a new dish. Copies the meal times of the category's other dishes, else derives them from the
 * category's name, else selects all.
 */
export function usualMealTimes(
  { id, name }: Pick<MenuCategory, 'id' | 'name'>,
  items: readonly MenuItem[],
): MealTime[] {
  const neighbour = items.findLast(({ categoryId }) => categoryId === id);
  if (neighbour) return neighbour.mealTimes;
  const timesInName = mealTimes.filter((mealTime) => name.toLowerCase().includes(mealTime));
  return timesInName.length > 0 ? timesInName : ['all'];
}

/** The label of a meal time: `late-night` -> `Late night`. Rule: menu-2 */
export function mealTimeLabel(mealTime: string): string {
  const words = mealTime.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Adds or removes a meal time. `all` replaces single meal times. */
export function toggleMealTime(chosen: readonly MealTime[], mealTime: MealTime): MealTime[] {
  if (chosen.includes(mealTime)) return chosen.filter((chosenTime) => chosenTime !== mealTime);
  if (mealTime === 'all') return ['all'];
  return [...chosen.filter((chosenTime) => chosenTime !== 'all'), mealTime];
}
