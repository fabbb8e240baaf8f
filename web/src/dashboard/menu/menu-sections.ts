import { dishTagNames } from '@thali/shared/menu/dish-tags';
import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import { compareKey } from '@thali/shared/text/compare-text';

export interface MenuSection {
  category: MenuCategory;
  items: readonly MenuItem[];
}

/** The number of dishes by category id. */
export function countsOf(items: readonly MenuItem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { categoryId } of items) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  return counts;
}

/** Finds dishes by name, description, contents or tags. Groups them by category. */
export function searchMenu(
  items: readonly MenuItem[],
  categories: readonly MenuCategory[],
  search: string,
): MenuSection[] {
  const query = compareKey(search);
  const matches = items.filter(({ name, nameLocal, description, contents, tags = [] }) =>
    [name, nameLocal, description, contents, ...tags.map((tag) => dishTagNames[tag])].some((text) =>
      compareKey(text ?? '').includes(query),
    ),
  );
  return categories
    .map((category) => ({
      category,
      items: matches.filter((item) => item.categoryId === category.id),
    }))
    .filter((section) => section.items.length > 0);
}

/** The names of the dishes that have the option group. */
export function dishesWith(items: readonly MenuItem[], { id }: { id: string }): string[] {
  return items.filter(({ optionGroupIds }) => optionGroupIds?.includes(id)).map(({ name }) => name);
}

/** `1 dish`, `1,234 dishes`. */
export function dishCount(count: number): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? 'dish' : 'dishes'}`;
}
