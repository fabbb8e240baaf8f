import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { Order } from '@thali/shared/orders/order.contract';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { openState } from '@thali/shared/vendors/business-hours';

const most = 3;

/**
 * What a mess has now in place of an order that was cancelled as sold out: of the same categories first, then what
 * sells best today. Nothing after other reasons, or where it takes no orders. Rule: orders-41
 */
export function otherDishes(
  { items, cancelReason }: Pick<Order, 'items' | 'cancelReason'>,
  { vendor, menuItems, popularItemIds }: Storefront,
  now: Date,
): MenuItem[] {
  if (cancelReason !== 'sold_out') return [];
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
