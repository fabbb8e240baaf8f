import { lineKey, stockKeysOf } from '@thali/shared/orders/line-key';
import { maxLineQuantity } from '@thali/shared/orders/order-limits';
import { type Cart, type CartLine, itemsCount } from './cart.ts';
import { withoutLines } from './change-cart.ts';
import type { Menu } from './match-menu.ts';

/** The limited portions of a dish or choice. */
export interface Stock {
  name: string;
  left: number;
  /** The cart lines that use the portions. */
  lines: Cart;
}

/** All limited portions that the cart uses. */
export function stocksOf(cart: Cart, { menuItems, optionGroups = [] }: Menu): Stock[] {
  const keys = [...new Set(cart.flatMap(stockKeysOf))];
  return keys.flatMap((key) => {
    const limited =
      menuItems.find(({ id }) => id === key) ??
      optionGroups
        .flatMap(({ id, choices }) =>
          choices.map((choice) => ({ ...choice, key: `${id}.${choice.id}` })),
        )
        .find((candidate) => candidate.key === key);
    if (typeof limited?.quantity !== 'number') return [];
    const lines = cart.filter((line) => stockKeysOf(line).includes(key));
    return [{ name: limited.name, left: limited.quantity, lines }];
  });
}

/** The largest quantity of a line. Other lines may use the same limited portions. */
export function maxQuantityOf(line: CartLine, cart: Cart, menu: Menu): number {
  const emptyLine = { ...line, quantity: 0 };
  return stocksOf([...withoutLines(cart, [lineKey(line)]), emptyLine], menu)
    .filter(({ lines }) => lines.includes(emptyLine))
    .reduce((max, { left, lines }) => Math.min(max, left - itemsCount(lines)), maxLineQuantity);
}
