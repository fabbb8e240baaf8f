import { lineKey } from '@thali/shared/orders/line-key';
import * as texts from '../cart-texts.ts';
import { missingText, refusedChoices, refusedDish } from '../place/order-failure-text.ts';
import { type Cart, type CartLine, itemsCount } from './cart.ts';
import { replaceLine, withoutLines } from './change-cart.ts';
import {
  type LineProblem,
  linesWithInvalidChoices,
  type Menu,
  missingLines,
  unservedLines,
} from './match-menu.ts';
import { type Stock, stocksOf } from './stocks.ts';

/** A problem with the dishes in the cart, with a change that solves it. */
export type Shortage = {
  text: string;
  /** The label of the button that makes the change. */
  fixLabel: string;
} & ({ fix: (cart: Cart) => Cart } | { change: CartLine });

/** The first problem, by the menu or by the server's refusal. Rule: cart-15 */
export function shortageOf(cart: Cart, menu: Menu, failure: unknown): Shortage | undefined {
  const tooFew = stocksOf(cart, menu).find(({ left, lines }) => left && left < itemsCount(lines));
  const refusedId = refusedDish(failure);
  const unavailableLines = missingLines(cart, menu);
  const refusedLines = cart.filter(({ menuItemId }) => menuItemId === refusedId);
  // If some portions are left, the dish is not sold out, although the refusal says that it is.
  const soldOut = [
    ...new Set([
      ...unavailableLines,
      ...refusedLines.filter((line) => !tooFew?.lines.includes(line)),
    ]),
  ];
  if (soldOut.length > 0) {
    const names = [...new Set(soldOut.map(({ menuItem }) => menuItem.name))];
    const keys = soldOut.map(lineKey);
    return {
      text: names.length === 1 ? missingText(names[0]) : texts.noneAvailable(names.join(', ')),
      fixLabel: names.length === 1 ? texts.removeIt : texts.removeThem,
      fix: (stored) => withoutLines(stored, keys),
    };
  }
  const unserved = unservedLines(cart, menu);
  if (unserved.length > 0) {
    const reasons = [...new Set(unserved.map(({ text }) => text))];
    const keys = unserved.map(({ line }) => lineKey(line));
    return {
      text: reasons.join(' '),
      fixLabel: reasons.length === 1 ? texts.removeIt : texts.removeThem,
      fix: (stored) => withoutLines(stored, keys),
    };
  }
  if (tooFew) {
    const { name, left } = tooFew;
    return {
      text: texts.onlySomeLeft(left, name),
      fixLabel: texts.take(left),
      fix: (stored) => reduceToStock(stored, tooFew),
    };
  }
  const invalidLine = linesWithInvalidChoices(cart, menu)[0] ?? refusedLine(cart, failure);
  return (
    invalidLine && { text: invalidLine.text, fixLabel: texts.chooseAgain, change: invalidLine.line }
  );
}

/** Reduces the lines to the portions that are left, the newest line first. */
function reduceToStock(cart: Cart, { left, lines }: Stock): Cart {
  let remaining = left;
  return lines.reduce((newCart, line) => {
    const { oldPrice, ...lineWithoutOldPrice } = line;
    const quantity = Math.min(remaining, line.quantity);
    remaining -= quantity;
    return quantity === line.quantity
      ? newCart
      : replaceLine(newCart, lineKey(line), { ...lineWithoutOldPrice, quantity });
  }, cart);
}

/** The line whose choices the server refused. */
function refusedLine(cart: Cart, failure: unknown): LineProblem | undefined {
  const refusal = refusedChoices(failure);
  const line = refusal && cart[refusal.index];
  return line && { line, text: refusal.text };
}
