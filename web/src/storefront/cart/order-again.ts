import { allGroupsOf, choiceProblem } from '@thali/shared/menu/choices';
import { isOrderable } from '@thali/shared/menu/is-orderable';
import { lineKey } from '@thali/shared/orders/line-key';
import type { Order, OrderItem } from '@thali/shared/orders/order.contract';
import { showToast, type ToastContent } from '../../lib/ui/toast-store.ts';
import * as texts from './cart-texts.ts';
import type { Cart, CartLine } from './state/cart.ts';
import { cartStoreOf } from './state/cart-store.ts';
import { lineOf, lineQuantity, replaceLine } from './state/change-cart.ts';
import { currentChoices, itemOf, type Menu } from './state/match-menu.ts';
import { portionText } from './state/portion-text.ts';
import { maxQuantityOf } from './state/stocks.ts';

/** Adds an earlier order to the cart. A toast names missing dishes. @returns the number of portions added */
export function addOrderAgain(vendorId: string, { items }: Order, menu: Menu): number {
  const store = cartStoreOf(vendorId);
  const { addedCount, missingNames } = orderAgain(store.get(), items, menu);
  store.change((stored) => orderAgain(stored, items, menu).cart);
  showToast(orderAgainToast(addedCount, missingNames));
  return addedCount;
}

interface OrderAgainResult {
  cart: Cart;
  /** The number of portions added. */
  addedCount: number;
  /** The names of dishes that could not be added completely. */
  missingNames: string[];
}

/** Adds the available dishes of an earlier order, with the same choices. */
export function orderAgain(cart: Cart, items: Order['items'], menu: Menu): OrderAgainResult {
  let newCart = cart;
  let added = 0;
  const missing: string[] = [];
  for (const ordered of items) {
    const line = lineAgain(ordered, menu);
    if (!line) {
      missing.push(portionText(ordered));
      continue;
    }
    const { quantity } = line;
    const oldQuantity = lineQuantity(newCart, lineKey(line));
    const newQuantity = Math.max(
      oldQuantity,
      Math.min(oldQuantity + quantity, maxQuantityOf(line, newCart, menu)),
    );
    if (newQuantity < oldQuantity + quantity) missing.push(portionText(line));
    if (newQuantity > 0)
      newCart = replaceLine(newCart, lineKey(line), { ...line, quantity: newQuantity });
    added += newQuantity - oldQuantity;
  }
  return { cart: newCart, addedCount: added, missingNames: missing };
}

/** The same line with the menu's current data. Returns undefined if it can't be ordered. */
function lineAgain(ordered: OrderItem, menu: Menu): CartLine | undefined {
  const item = itemOf(ordered, menu);
  if (!item || !isOrderable(item) || item.servedNote) return undefined;
  if (choiceProblem(allGroupsOf(item, menu.optionGroups ?? []), ordered.choices ?? [])) {
    return undefined;
  }
  const { quantity, specialInstructions = '' } = ordered;
  const choices = currentChoices(item, ordered, menu);
  return lineOf(item, quantity, { choices, specialInstructions });
}

export function orderAgainToast(addedCount: number, missingNames: readonly string[]): ToastContent {
  const missingText =
    missingNames.length > 0 ? texts.notEnough(missingNames.join(', ')) : undefined;
  if (addedCount === 0) {
    return {
      kind: 'warning',
      title: texts.nothingAvailable,
      description: missingText,
    };
  }
  return {
    kind: missingText ? 'warning' : 'success',
    title: texts.itemsAdded(addedCount),
    description: missingText,
  };
}
