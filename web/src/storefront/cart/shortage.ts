import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { type Cart, setQuantity } from './cart.ts';
import { missingLines, withoutDishes } from './match-menu.ts';
import { missingText, refusedDish } from './order-failure-text.ts';

/** What the kitchen can't cook of a cart, and the way to an order that it can. */
export interface Shortage {
  text: string;
  /** What the button says that does away with it. */
  fixLabel: string;
  fix: (cart: Cart) => Cart;
}

/** By the menu, and by the server's refusal where that knew of it first. Rule: cart-15 */
export function shortageOf(
  cart: Cart,
  menuItems: readonly MenuItem[],
  failure: unknown,
): Shortage | undefined {
  const short = shortLine(cart, menuItems);
  const refusedId = refusedDish(failure);
  const missing = missingLines(cart, menuItems);
  const refused = cart.filter(({ menuItemId }) => menuItemId === refusedId);
  // Of what is short there is some left, though the refusal sounds as if there were none.
  const gone = [...new Set([...missing, ...refused.filter((line) => line !== short?.line)])];
  if (gone.length > 0) {
    const names = gone.map(({ menuItem }) => menuItem.name);
    const ids = gone.map(({ menuItemId }) => menuItemId);
    return {
      text: names.length === 1 ? missingText(names[0]) : `No longer available: ${names.join(', ')}`,
      fixLabel: names.length === 1 ? 'Remove it' : 'Remove them',
      fix: (stored) => withoutDishes(stored, ids),
    };
  }
  if (!short) return undefined;
  const { line, left } = short;
  return {
    text: `Only ${left} of ${line.menuItem.name} left.`,
    fixLabel: `Take ${left}`,
    fix: (stored) => setQuantity(stored, line.menuItem, left),
  };
}

/** A dish of which the kitchen has some left, and fewer than are wanted. */
function shortLine(cart: Cart, menuItems: readonly MenuItem[]) {
  for (const line of cart) {
    const item = menuItems.find(({ id }) => id === line.menuItemId);
    if (!item?.isAvailable || !item.quantity || item.quantity >= line.quantity) continue;
    return { line, left: item.quantity };
  }
  return undefined;
}
