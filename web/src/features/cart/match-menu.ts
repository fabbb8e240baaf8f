import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { type Cart, type CartLine, setQuantity } from './cart.ts';

/** Brings names and prices in the cart up to the menu's; lines that the menu lost stay as they are. */
export function matchMenu(cart: Cart, menuItems: readonly MenuItem[]): Cart {
  return cart.reduce<Cart>((matched, line) => {
    const item = menuItems.find(({ id }) => id === line.menuItemId);
    return item && differs(line, item) ? setQuantity(matched, item, line.quantity) : matched;
  }, cart);
}

/** The lines whose price is another one on the menu by now. */
export function repricedLines(cart: Cart, menuItems: readonly MenuItem[]): CartLine[] {
  return cart.filter((line) => {
    const item = menuItems.find(({ id }) => id === line.menuItemId);
    return item !== undefined && item.price !== line.menuItem.price;
  });
}

/** Ids in the cart that can't be ordered now: gone from the menu, switched off or sold out. */
export function missingIds(cart: Cart, menuItems: readonly MenuItem[]): ReadonlySet<string> {
  const orderable = new Set(menuItems.filter(isOrderable).map(({ id }) => id));
  return new Set(cart.map((line) => line.menuItemId).filter((id) => !orderable.has(id)));
}

function isOrderable(item: MenuItem): boolean {
  return item.isAvailable && item.quantity !== 0;
}

function differs({ menuItem }: CartLine, item: MenuItem): boolean {
  return (
    menuItem.price !== item.price ||
    menuItem.name !== item.name ||
    menuItem.description !== item.description ||
    menuItem.image !== item.image ||
    menuItem.isVegetarian !== item.isVegetarian
  );
}
