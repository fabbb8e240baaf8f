import { servedNote } from '@thali/shared/menu/meal-hours';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { toIst } from '@thali/shared/time/ist';

type Menu = Pick<Storefront, 'vendor' | 'menuCategories' | 'menuItems'>;

/**
 * The menu with the dishes of that time, and the dishes that guests can only order ahead. On a later day, today's thali
 * does not show its contents, because they are of today.
 */
export function menuOfSlot<M extends Menu>(menu: M, servedAt: Date, now = new Date()): M {
  const { mealHours } = menu.vendor.settings;
  const isToday = toIst(servedAt).date === toIst(now).date;
  const todaysSection = isToday
    ? undefined
    : menu.menuCategories.find(({ sortOrder }) => sortOrder < 0);
  return {
    ...menu,
    menuCategories: menu.menuCategories.map((category) =>
      category === todaysSection ? { ...category, name: 'Thali of the day' } : category,
    ),
    menuItems: menu.menuItems.map((item): MenuItem => {
      const { servedNote: _, contents, ...dish } = item;
      const note = servedNote(item, mealHours, servedAt);
      return {
        ...dish,
        ...(contents && item.categoryId !== todaysSection?.id && { contents }),
        ...(item.preOrderOnly && { isAvailable: true }),
        ...(note && { servedNote: note }),
      };
    }),
  };
}
