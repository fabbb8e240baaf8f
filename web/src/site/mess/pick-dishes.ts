import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';

type Menu = Pick<Storefront, 'menuCategories' | 'menuItems'>;

/**
 * A taste of the menu: what can be ordered now, dishes with a picture before those without, and each
 * category once before any comes again.
 */
export function pickDishes({ menuCategories, menuItems }: Menu, count: number): MenuItem[] {
  const available = menuItems.filter(isOrderable);
  const shelves = menuCategories
    .map(({ id }) => available.filter((item) => item.categoryId === id).sort(picturesFirst))
    .filter((shelf) => shelf.length > 0);
  const rounds = Math.max(0, ...shelves.map((shelf) => shelf.length));
  const inTurn = Array.from({ length: rounds }, (_, round) =>
    shelves.flatMap((shelf) => shelf[round] ?? []),
  ).flat();
  return inTurn.slice(0, count);
}

function picturesFirst(one: MenuItem, other: MenuItem): number {
  return Number(other.image !== null) - Number(one.image !== null);
}
