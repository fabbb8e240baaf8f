import { formatShortPaise, toPaise } from '@thali/shared/money/paise';
import { lineKey } from '@thali/shared/orders/line-key';
import { useEffect, useEffectEvent, useRef } from 'react';
import { showToast } from '../../../lib/ui/toast-store.ts';
import * as texts from '../cart-texts.ts';
import type { Cart, CartLine } from './cart.ts';
import { cartStoreOf } from './cart-store.ts';
import { withoutLines } from './change-cart.ts';
import {
  linesWithInvalidChoices,
  type Menu,
  matchMenu,
  missingLines,
  type PriceChange,
  priceChanges,
  unservedLines,
} from './match-menu.ts';

/**
 * Updates the cart's prices from the menu, and announces each change once.
 * @param isShown  whether the cart is on screen; it then shows missing dishes itself
 */
export function useMatchedCart(
  vendorId: string,
  cart: Cart,
  menu: Menu,
  isShown: boolean,
  onChangeLine: (line: CartLine) => void,
): void {
  const announced = useRef<ReadonlySet<string>>(new Set());
  const changeLine = useEffectEvent(onChangeLine);

  useEffect(() => {
    const unavailableLines = missingLines(cart, menu);
    const unserved = unservedLines(cart, menu);
    const invalidLines = linesWithInvalidChoices(cart, menu);
    const problemLines = [...unserved, ...invalidLines];
    const isNew = (line: CartLine) => !isShown && !announced.current.has(lineKey(line));
    const toast = menuChangeToast(
      priceChanges(cart, menu),
      unavailableLines.filter(isNew),
      problemLines.filter(({ line }) => isNew(line)).map(({ text }) => text),
    );
    announced.current = new Set(
      [...unavailableLines, ...problemLines.map(({ line }) => line)].map(lineKey),
    );
    const store = cartStoreOf(vendorId);
    if (matchMenu(cart, menu) !== cart) store.change((stored) => matchMenu(stored, menu));
    if (!toast) return;
    const keys = [...unavailableLines, ...unserved.map(({ line }) => line)].map(lineKey);
    const remove = () => store.change((stored) => withoutLines(stored, keys));
    const [first] = invalidLines;
    const action =
      keys.length > 0
        ? { label: texts.remove, onPress: remove }
        : first && { label: texts.chooseAgain, onPress: () => changeLine(first.line) };
    showToast({ kind: 'warning', ...toast, ...(!isShown && { action }) });
  }, [cart, menu, vendorId, isShown]);
}

/** The toast about menu changes that affect the cart. Returns undefined if nothing has changed. */
export function menuChangeToast(
  changes: readonly PriceChange[],
  unavailableLines: readonly CartLine[],
  invalidTexts: readonly string[] = [],
): { title: string; description?: string } | undefined {
  const missingTexts = [
    ...unavailableLines.map(({ menuItem }) => texts.justSoldOut(menuItem.name)),
    ...invalidTexts,
  ];
  const priceTexts = changes.map(({ name, from, to }) =>
    texts.newPrice(name, rupees(to), rupees(from)),
  );
  if (priceTexts.length > 0) {
    return {
      title: texts.pricesChanged,
      description: [...priceTexts, ...missingTexts].join(' '),
    };
  }
  if (missingTexts.length === 0) return undefined;
  return { title: missingTexts.join(' ') };
}

function rupees(price: number): string {
  return formatShortPaise(toPaise(price));
}
