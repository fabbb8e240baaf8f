import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { Order } from '@thali/shared/orders/order.contract';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { openState } from '@thali/shared/vendors/business-hours';

const most = 3;

/**
 * What a mess has now in place of a cancelled order: of the same categories first, then what sells best today.
 * Nothing where it takes no orders. Rule: orders-41
 */
export function otherDishes(
  { items }: Pick<Order, 'items'>,
  { vendor, menuItems, popularItemIds }: Storefront,
  now: Date,
): MenuItem[] {
  if (vendor.status !== 'active' || !openState(vendor.settings, now).isOpen) return [];
  const wantedIds = new Set(items.map(({ menuItemId }) => menuItemId));
  const wanted = menuItems.filter(({ id }) => wantedIds.has(id));
  // After an order of vegetarian dishes only, no others are offered.
  const eatsMeat = items.some(({ menuItem }) => !menuItem.isVegetarian);
  const likes = (dish: MenuItem) =>
    (wanted.some(({ categoryId }) => categoryId === dish.categoryId) ? 2 : 0) +
    (popularItemIds.includes(dish.id) ? 1 : 0);
  return menuItems
    .filter((dish) => isOrderable(dish) && !wantedIds.has(dish.id))
    .filter((dish) => dish.isVegetarian || eatsMeat)
    .sort((one, other) => likes(other) - likes(one))
    .slice(0, most);
}
