import {
  isNewer,
  mealsByDish,
  nextMealOf,
  withNewerContents,
} from '@thali/shared/week-menu/meals-of-dishes';
import { offeredMeals } from '@thali/shared/week-menu/offered-meals';
import type { DayMeal } from '@thali/shared/week-menu/week-menu.contract';
import { dayMenuField, type MenuItemRow } from './menu-rows.ts';
import type { StorefrontRows } from './storefront.table.ts';

interface DayOfMenu {
  /** The dishes, with the contents of that date. */
  items: MenuItemRow[];
  /** The meals, with contents that staff wrote for a dish after the meal. */
  meals: DayMeal[];
}

/**
 * Makes the week menu and the dishes whose contents change daily agree about a date: the later text counts.
 * @param clock  HH:MM; a dish of several meals has the contents of the next meal
 * Rule: menu-37
 */
export function followWeekMenu(
  { vendor, items }: Pick<StorefrontRows, 'vendor' | 'items'>,
  meals: readonly DayMeal[],
  { date, clock }: { date: string; clock: string },
): DayOfMenu {
  const daily = items.filter((item) => item.contentsChangeDaily && item.isAvailable);
  const byDish = mealsByDish(meals, daily);
  const writtenFor = (item: MenuItemRow) => {
    const written = item[dayMenuField(date)];
    return written?.date === date ? written : undefined;
  };
  const dishOf = (meal: DayMeal) => daily.find(({ id }) => byDish.get(id)?.includes(meal));
  const follow = (item: MenuItemRow): MenuItemRow => {
    const meal = nextMealOf(byDish.get(item.id) ?? [], offeredMeals(vendor.settings), clock);
    if (!meal) return item;
    const written = writtenFor(item);
    const contents = isNewer(written, meal) ? (written?.contents ?? null) : meal.contents;
    return { ...item, [dayMenuField(date)]: { date, contents, mealName: meal.name } };
  };
  return {
    items: items.map(follow),
    meals: meals.map((meal) => {
      const dish = dishOf(meal);
      return dish ? withNewerContents(meal, writtenFor(dish)) : meal;
    }),
  };
}
