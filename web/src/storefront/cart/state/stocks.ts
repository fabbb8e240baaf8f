import { lineKey, stockKeysOf } from '@thali/shared/orders/line-key';
import { maxLineQuantity } from '@thali/shared/orders/order-limits';
import { type Cart, type CartLine, itemsCount } from './cart.ts';
import { withoutLines } from './change-cart.ts';
import type { Menu } from './match-menu.ts';

/** The limited portions of a dish or of a choice. */
export interface Stock {
  name: string;
  left: number;
  /** The lines that use these portions. */
  lines: Cart;
}

/** The limited portions that the lines of a cart use. */
export function stocksOf(cart: Cart, { menuItems, optionGroups = [] }: Menu): Stock[] {
  const taken = [...new Set(cart.flatMap(stockKeysOf))];
  return taken.flatMap((key) => {
    const counted =
      menuItems.find(({ id }) => id === key) ??
      optionGroups
        .flatMap(({ id, choices }) => choices.map((one) => ({ ...one, key: `${id}.${one.id}` })))
        .find((one) => one.key === key);
    if (typeof counted?.quantity !== 'number') return [];
    const lines = cart.filter((line) => stockKeysOf(line).includes(key));
    return [{ name: counted.name, left: counted.quantity, lines }];
  });
}

/** The maximum quantity of a line, given the other lines that share its portions. */
export function maxQuantityOf(line: CartLine, cart: Cart, menu: Menu): number {
  const none = { ...line, quantity: 0 };
  return stocksOf([...withoutLines(cart, [lineKey(line)]), none], menu)
    .filter(({ lines }) => lines.includes(none))
    .reduce((max, { left, lines }) => Math.min(max, left - itemsCount(lines)), maxLineQuantity);
}
