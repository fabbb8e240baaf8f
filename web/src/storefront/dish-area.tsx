import { allGroupsOf } from '@thali/shared/menu/choices';
import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { lineKey } from '@thali/shared/orders/line-key';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { useEffect, useRef, useState } from 'react';
import { focusableHeading } from '../lib/route-focus/page-heading.ts';
import * as names from '../lib/texts/dish-name-texts.ts';
import { showToast, type ToastContent } from '../lib/ui/toast-store.ts';
import { useLostFocus } from '../lib/ui/use-lost-focus.ts';
import type { Cart, CartLine } from './cart/state/cart.ts';
import { cartStoreOf } from './cart/state/cart-store.ts';
import { linePaise } from './cart/state/cart-sums.ts';
import { addLine, lineOf, replaceLine } from './cart/state/change-cart.ts';
import { currentChoices, itemOf, linesWithInvalidChoices } from './cart/state/match-menu.ts';
import { selectionText } from './cart/state/portion-text.ts';
import { maxQuantityOf } from './cart/state/stocks.ts';
import { type DishSelection, DishSheet } from './dish/dish-sheet.tsx';
import * as texts from './dish/dish-texts.ts';
import { useStorefrontAddress } from './shared/storefront-address.ts';
import * as valueTexts from './shared/value-texts.ts';

interface DishAreaProps {
  storefront: Storefront;
  cart: Cart;
}

/** Opens the sheet of the dish in the address. The sheet adds the dish or changes a line of the cart. */
export default function DishArea({ storefront, cart }: DishAreaProps) {
  const { dish: dishId, line: index, showDish } = useStorefrontAddress();
  // Hides the sheet at once. The address changes later.
  const [isClosing, setClosing] = useState(false);
  const lastDishId = useRef(dishId);
  const isShown = dishId !== undefined && !isClosing;
  // The pressed element may no longer exist, for example the old line of the cart.
  useLostFocus(isShown, () => {
    const card = document.querySelector<HTMLElement>(`a[href="?dish=${lastDishId.current}"]`);
    return card ?? focusableHeading();
  });
  useEffect(() => {
    if (dishId) lastDishId.current = dishId;
    else setClosing(false);
  }, [dishId]);

  function close(toast?: ToastContent): void {
    setClosing(true);
    showDish();
    if (toast) showToast(toast);
  }

  const dish = isShown ? itemOf({ menuItemId: dishId }, storefront) : undefined;
  if (!dish) return null;
  const lineAtIndex = index === undefined ? undefined : cart[index];
  const line = lineAtIndex?.menuItemId === dish.id ? lineAtIndex : undefined;
  return (
    <DishEditor
      key={[dish.id, line && lineKey(line)].join()}
      {...{ storefront, cart, dish, line }}
      onClose={close}
    />
  );
}

interface DishEditorProps extends DishAreaProps {
  dish: MenuItem;
  /** The line to change. Undefined adds the dish. */
  line: CartLine | undefined;
  onClose: (toast?: ToastContent) => void;
}

function DishEditor({ storefront, cart, dish, line, onClose }: DishEditorProps) {
  const { vendor, optionGroups = [] } = storefront;
  const groups = allGroupsOf(dish, optionGroups);
  const store = cartStoreOf(vendor.id);
  const otherLines = line ? cart.filter((candidate) => candidate !== line) : cart;

  function lineAs({ quantity, chosen, note }: DishSelection): CartLine {
    const choices = currentChoices(dish, { choices: chosen }, storefront);
    return lineOf(dish, quantity, { choices, specialInstructions: note });
  }

  function add(newLine: CartLine) {
    store.change((stored) => addLine(stored, newLine));
    onClose({
      kind: 'success',
      title: texts.addedToCart(names.firstName(dish.name, dish.nameLocal)),
    });
  }

  function change(oldLine: CartLine, changedLine: CartLine) {
    store.change((stored) => replaceLine(stored, lineKey(oldLine), changedLine));
    const title = changedLine.quantity > 0 ? texts.cartUpdated : texts.removedFromCart;
    onClose({ kind: 'info', title });
  }

  const lastLine = line ? undefined : cart.findLast(({ menuItemId }) => menuItemId === dish.id);
  const canRepeat =
    lastLine &&
    selectionText(lastLine) !== '' &&
    linesWithInvalidChoices([lastLine], storefront).length === 0;
  return (
    <DishSheet
      dish={dish}
      groups={groups}
      changes={
        line && {
          quantity: line.quantity,
          chosen: line.choices ?? [],
          note: line.specialInstructions ?? '',
        }
      }
      lastLine={
        canRepeat && maxQuantityOf(lastLine, cart, storefront) > lastLine.quantity
          ? {
              text: selectionText(lastLine),
              portionPaise: linePaise(lastLine),
              onRepeat: () => add({ ...lastLine, quantity: 1 }),
            }
          : undefined
      }
      unavailable={unavailableText(storefront, dish)}
      maxQuantityOf={(selection) => {
        const selectedLine = lineAs(selection);
        const quantityInCart =
          otherLines.find((otherLine) => lineKey(otherLine) === lineKey(selectedLine))?.quantity ??
          0;
        return maxQuantityOf(selectedLine, otherLines, storefront) - quantityInCart;
      }}
      onDone={(selection) => (line ? change(line, lineAs(selection)) : add(lineAs(selection)))}
      onClose={() => onClose()}
    />
  );
}

function unavailableText({ vendor }: Storefront, dish: MenuItem): string | undefined {
  if (vendor.status === 'suspended') return texts.nothingNow;
  return isOrderable(dish)
    ? dish.servedNote && valueTexts.servedNote(dish.servedNote, dish.nextMeal)
    : texts.notNow;
}
