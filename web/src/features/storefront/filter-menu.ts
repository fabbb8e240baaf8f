import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';

export type Diet = 'all' | 'veg' | 'non-veg';
export type MealTime = 'all' | 'breakfast' | 'lunch' | 'dinner';

export interface MenuFilters {
  search: string;
  /** 'all' or a category's id. */
  categoryId: string;
  mealTime: MealTime;
  diet: Diet;
}

export const noFilters: MenuFilters = {
  search: '',
  categoryId: 'all',
  mealTime: 'all',
  diet: 'all',
};

/** Only what can be ordered, narrowed by each filter. Source: spec 2, section 2.3. */
export function filterMenu(items: readonly MenuItem[], filters: MenuFilters): MenuItem[] {
  const wanted = filters.search.trim().toLowerCase();
  return items.filter(
    (item) =>
      item.isAvailable &&
      item.quantity !== 0 &&
      (filters.categoryId === 'all' || item.categoryId === filters.categoryId) &&
      (filters.mealTime === 'all' ||
        item.mealTimes.includes('all') ||
        item.mealTimes.includes(filters.mealTime)) &&
      (filters.diet === 'all' || item.isVegetarian === (filters.diet === 'veg')) &&
      (wanted === '' ||
        item.name.toLowerCase().includes(wanted) ||
        (item.description?.toLowerCase().includes(wanted) ?? false)),
  );
}

export interface MenuSection {
  category: MenuCategory;
  items: MenuItem[];
}

/** The items under their categories, in the menu's order; empty categories drop out. */
export function sectionsOf(
  items: readonly MenuItem[],
  categories: readonly MenuCategory[],
): MenuSection[] {
  return [...categories]
    .sort((one, other) => one.sortOrder - other.sortOrder)
    .map((category) => ({
      category,
      items: items
        .filter((item) => item.categoryId === category.id)
        .sort((one, other) => one.sortOrder - other.sortOrder),
    }))
    .filter((section) => section.items.length > 0);
}

/** The parts of a text, those that match marked. */
export function splitMatches(text: string, search: string): { text: string; isMatch: boolean }[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return [{ text, isMatch: false }];
  const parts: { text: string; isMatch: boolean }[] = [];
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return [{ text, isMatch: false }];
  let from = 0;
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, from)) {
    parts.push({ text: text.slice(from, at), isMatch: false });
    parts.push({ text: text.slice(at, at + wanted.length), isMatch: true });
    from = at + wanted.length;
  }
  parts.push({ text: text.slice(from), isMatch: false });
  return parts.filter((part) => part.text !== '');
}
