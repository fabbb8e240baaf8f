import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';

/** No category that a mess made has this id, nor a place before the first. */
const section: MenuCategory = {
  id: '000000000000',
  name: 'Today’s thali',
  description: null,
  image: null,
  sortOrder: -1,
};

interface Menu {
  menuCategories: MenuCategory[];
  menuItems: MenuItem[];
}

/**
 * The dishes of which the kitchen has written what is in them today, in a category of their own before all others.
 * One that is sold out stays in its own, where guests see no more of it than of any other. Rule: storefront-27
 */
export function withTodaysSection(menu: Menu, writtenIds: readonly string[]): Menu {
  const isTodays = ({ id, isAvailable }: MenuItem) => isAvailable && writtenIds.includes(id);
  if (!menu.menuItems.some(isTodays)) return menu;
  return {
    menuCategories: [section, ...menu.menuCategories],
    menuItems: menu.menuItems.map((item) =>
      isTodays(item) ? { ...item, categoryId: section.id } : item,
    ),
  };
}
