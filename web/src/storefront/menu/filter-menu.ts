import { isServedAt } from '@thali/shared/menu/current-meal';
import type { DishTag } from '@thali/shared/menu/dish-tags';
import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { Meal } from '@thali/shared/menu/meal-hours';
import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';

export type Diet = 'all' | 'veg' | 'non-veg';
export type MealTime = 'all' | Meal;

export interface MenuFilters {
  search: string;
  /** 'all', a guest's favourites, or a category's id. */
  categoryId: string;
  mealTime: MealTime;
  diet: Diet;
  /** Chosen tags. Dishes must have Jain and vegan, but must not have the other tags. */
  tags: readonly DishTag[];
}

/** No category has this id, because category ids are longer. */
export const favoritesId = 'hearts';

export const noFilters: MenuFilters = {
  search: '',
  categoryId: 'all',
  mealTime: 'all',
  diet: 'all',
  tags: [],
};

/** The available dishes that match all filters except the search. Rule: storefront-5 */
export function filterMenu(
  items: readonly MenuItem[],
  filters: Omit<MenuFilters, 'search'>,
  favoriteIds: readonly string[] = [],
): MenuItem[] {
  return items.filter(
    (item) =>
      isOrderable(item) &&
      (filters.categoryId === 'all' ||
        (filters.categoryId === favoritesId && favoriteIds.includes(item.id)) ||
        item.categoryId === filters.categoryId) &&
      (filters.mealTime === 'all' || isServedAt(item, filters.mealTime)) &&
      (filters.diet === 'all' || item.isVegetarian === (filters.diet === 'veg')) &&
      filters.tags.every((tag) => (item.tags ?? []).includes(tag) === /jain|vegan/.test(tag)),
  );
}

export interface MenuSection {
  category: MenuCategory;
  items: MenuItem[];
  /** The number of all dishes, including dishes not shown yet. */
  count: number;
}

/** The categories with available dishes, and the chosen category. */
export function offeredCategories(
  categories: readonly MenuCategory[],
  items: readonly MenuItem[],
  chosenId: string,
): MenuCategory[] {
  const offeredIds = new Set(items.filter(isOrderable).map(({ categoryId }) => categoryId));
  return categories.filter(({ id }) => id === chosenId || offeredIds.has(id));
}

/**
 * Groups the dishes by category, without empty categories. Today's thali comes first, then the dishes of the meal.
 * Rule: storefront-14, storefront-27
 */
export function sectionsOf(
  items: readonly MenuItem[],
  categories: readonly MenuCategory[],
  meal: Meal,
): MenuSection[] {
  const servedFirst = (a: MenuItem, b: MenuItem) =>
    Number(isServedAt(b, meal)) - Number(isServedAt(a, meal));
  const sections = categories
    .map((category) => {
      const dishes = items.filter((item) => item.categoryId === category.id).sort(servedFirst);
      return { category, items: dishes, count: dishes.length };
    })
    .filter(({ count }) => count > 0);
  const isNow = ({ category, items: [first] }: MenuSection) =>
    // Today's thali.
    category.sortOrder < 0 || (first && isServedAt(first, meal));
  return [...sections.filter(isNow), ...sections.filter((section) => !isNow(section))];
}

/** The first sections, with about `maxDishes` dishes. */
export function firstSections(sections: readonly MenuSection[], maxDishes: number): MenuSection[] {
  let remaining = maxDishes;
  return sections.flatMap((section) => {
    // Multiples of six fill rows of two or three. A later dish in a row could change the row's height.
    const items = section.items.slice(0, remaining > 0 ? Math.ceil(remaining / 6) * 6 : 0);
    remaining -= items.length;
    return items.length > 0 ? [{ ...section, items }] : [];
  });
}
