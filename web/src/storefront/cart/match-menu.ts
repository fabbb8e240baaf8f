import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { formatPaise, toPaise } from '@thali/shared/money/paise';
import { type Cart, type CartItem, type CartLine, keepOf } from './cart.ts';

/** Brings names and prices in the cart up to the menu's; lines that the menu lost stay as they are. */
export function matchMenu(cart: Cart, menuItems: readonly MenuItem[]): Cart {
  const matched = cart.map((line) => {
    const item = itemOf(line, menuItems);
    return item && differs(line, item) ? renewLine(line, item) : line;
  });
  return matched.every((line, index) => line === cart[index]) ? cart : matched;
}

interface PriceChange {
  name: string;
  /** In rupees, like the menu's. */
  from: number;
  to: number;
}

/** What has another price on the menu by now than in the cart. */
export function priceChanges(cart: Cart, menuItems: readonly MenuItem[]): PriceChange[] {
  return cart.flatMap((line) => {
    const item = itemOf(line, menuItems);
    if (!item || item.price === line.menuItem.price) return [];
    return [{ name: item.name, from: line.menuItem.price, to: item.price }];
  });
}

/** The lines that can't be ordered now: gone from the menu, switched off or sold out. */
export function missingLines(cart: Cart, menuItems: readonly MenuItem[]): CartLine[] {
  return cart.filter((line) => {
    const item = itemOf(line, menuItems);
    return !item || !isOrderable(item);
  });
}

/** Takes over what the menu says by now, and keeps the price that the customer knows. */
function renewLine(line: CartLine, item: CartItem): CartLine {
  const oldPrice = line.oldPrice ?? line.menuItem.price;
  return {
    menuItemId: item.id,
    menuItem: keepOf(item),
    quantity: line.quantity,
    ...(oldPrice !== item.price && { oldPrice }),
  };
}

function itemOf(line: CartLine, menuItems: readonly MenuItem[]): MenuItem | undefined {
  return menuItems.find(({ id }) => id === line.menuItemId);
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

/** What has happened to the cart's dishes on the menu, for a toast; undefined when nothing has. */
export function cartNews(
  changes: readonly PriceChange[],
  missing: readonly CartLine[],
): { title: string; description?: string } | undefined {
  const goneTexts = missing.map(({ menuItem }) => `${menuItem.name} is no longer available.`);
  const priceTexts = changes.map(
    ({ name, from, to }) => `${name} is now ${rupees(to)} instead of ${rupees(from)}.`,
  );
  if (priceTexts.length > 0) {
    return {
      title: 'Prices have changed',
      description: [...priceTexts, ...goneTexts].join(' '),
    };
  }
  if (goneTexts.length === 0) return undefined;
  return { title: goneTexts.join(' ') };
}

function rupees(price: number): string {
  return formatPaise(toPaise(price));
}

/** The cart without some of its dishes. */
export function withoutDishes(cart: Cart, menuItemIds: readonly string[]): Cart {
  return cart.filter((line) => !menuItemIds.includes(line.menuItemId));
}
