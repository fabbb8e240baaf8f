import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { MenuItem } from '@thali/shared/menu/menu.contract';

/**
 * The favourites that this menu has, in its order, what can be ordered now first. What has left the
 * menu is not shown: it comes back by itself should the kitchen bring it back.
 */
export function favoriteDishes(
  menuItems: readonly MenuItem[],
  isFavorite: (menuItemId: string) => boolean,
): MenuItem[] {
  const favorites = menuItems.filter(({ id }) => isFavorite(id));
  return [
    ...favorites.filter((item) => isOrderable(item)),
    ...favorites.filter((item) => !isOrderable(item)),
  ];
}
