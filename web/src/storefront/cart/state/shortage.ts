import { lineKey } from '@thali/shared/orders/line-key';
import { missingText, refusedChoices, refusedDish } from '../place/order-failure-text.ts';
import { type Cart, type CartLine, itemsCount } from './cart.ts';
import { replaceLine, withoutLines } from './change-cart.ts';
import {
  type Menu,
  missingLines,
  type UnfitLine,
  unfitLines,
  unservedLines,
} from './match-menu.ts';
import { type Stock, stocksOf } from './stocks.ts';

/** A problem with the cart's dishes, and the change that solves it. */
export type Shortage = {
  text: string;
  /** The label of the button that solves it. */
  fixLabel: string;
} & ({ fix: (cart: Cart) => Cart } | { change: CartLine });

/** Finds a problem in the menu, or in a refusal by the server. Rule: cart-15 */
export function shortageOf(cart: Cart, menu: Menu, failure: unknown): Shortage | undefined {
  const short = stocksOf(cart, menu).find(({ left, lines }) => left && left < itemsCount(lines));
  const refusedId = refusedDish(failure);
  const missing = missingLines(cart, menu);
  const refused = cart.filter(({ menuItemId }) => menuItemId === refusedId);
  // A dish with too few portions is not sold out, although the refusal says so.
  const soldOut = [
    ...new Set([...missing, ...refused.filter((line) => !short?.lines.includes(line))]),
  ];
  if (soldOut.length > 0) {
    const names = [...new Set(soldOut.map(({ menuItem }) => menuItem.name))];
    const keys = soldOut.map(lineKey);
    return {
      text: names.length === 1 ? missingText(names[0]) : `No longer available: ${names.join(', ')}`,
      fixLabel: names.length === 1 ? 'Remove it' : 'Remove them',
      fix: (stored) => withoutLines(stored, keys),
    };
  }
  const unserved = unservedLines(cart, menu);
  if (unserved.length > 0) {
    const texts = [...new Set(unserved.map(({ text }) => text))];
    const keys = unserved.map(({ line }) => lineKey(line));
    return {
      text: texts.join(' '),
      fixLabel: texts.length === 1 ? 'Remove it' : 'Remove them',
      fix: (stored) => withoutLines(stored, keys),
    };
  }
  if (short) {
    const { name, left } = short;
    return {
      text: `Only ${left} of ${name} left.`,
      fixLabel: `Take ${left}`,
      fix: (stored) => takeLess(stored, short),
    };
  }
  const unfit = unfitLines(cart, menu)[0] ?? refusedLine(cart, failure);
  return unfit && { text: unfit.text, fixLabel: 'Choose again', change: unfit.line };
}

/** Reduces lines to the portions left. Takes from the line that was added last first. */
function takeLess(cart: Cart, { left, lines }: Stock): Cart {
  let free = left;
  return lines.reduce((fitting, line) => {
    const { oldPrice, ...kept } = line;
    const quantity = Math.min(free, line.quantity);
    free -= quantity;
    return quantity === line.quantity
      ? fitting
      : replaceLine(fitting, lineKey(line), { ...kept, quantity });
  }, cart);
}

/** The line whose choices the server refused. */
function refusedLine(cart: Cart, failure: unknown): UnfitLine | undefined {
  const refused = refusedChoices(failure);
  const line = refused && cart[refused.index];
  return line && { line, text: refused.text };
}
