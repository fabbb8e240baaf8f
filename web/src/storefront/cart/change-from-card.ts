import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { lineKey } from '@thali/shared/orders/line-key';
import * as names from '../../lib/texts/dish-name-texts.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import * as valueTexts from '../shared/value-texts.ts';
import * as texts from './cart-texts.ts';
import { quantityOf } from './state/cart.ts';
import { cartStoreOf } from './state/cart-store.ts';
import { addOne, replaceLine } from './state/change-cart.ts';

// The button becomes a stepper after a change.
export { QuantityStepper } from '../../lib/ui/quantity-stepper.tsx';

/**
 * Adds or removes one portion after a press on a menu card.
 * @param quantity  the new quantity, over all lines of the dish
 * @param onChoose  opens the sheet with the choices of the dish
 */
export function changeFromCard(
  vendorId: string,
  item: MenuItem,
  quantity: number,
  onChoose: (dishId: string) => void,
): void {
  if (quantity > 0 && !isOrderable(item)) {
    showToast({
      kind: 'warning',
      title: texts.currentlyUnavailable(names.firstName(item.name, item.nameLocal)),
    });
    return;
  }
  const store = cartStoreOf(vendorId);
  const oldQuantity = quantityOf(store.get(), item.id);
  // A press made before the page was live may be on an older menu.
  if (quantity > oldQuantity && item.servedNote) {
    showToast({
      kind: 'warning',
      title: valueTexts.notServed(
        names.firstName(item.name, item.nameLocal),
        item.servedNote,
        item.nextMeal,
      ),
    });
    return;
  }
  if (quantity > oldQuantity && (item.optionGroupIds ?? item.sizes)) {
    onChoose(item.id);
    return;
  }
  store.change((stored) => {
    const line = stored.findLast(({ menuItemId }) => menuItemId === item.id);
    if (!line) return quantity > 0 ? addOne(stored, item) : stored;
    const { oldPrice, ...lineWithoutOldPrice } = line;
    const changed = {
      ...lineWithoutOldPrice,
      quantity: line.quantity + (oldQuantity === 0 ? 1 : quantity - oldQuantity),
    };
    return replaceLine(stored, lineKey(line), changed);
  });
  if (quantity <= 0) showToast({ kind: 'info', title: texts.removedFromCart });
  if (oldQuantity > 0) return;
  showToast({
    kind: 'success',
    title: texts.addedToCart(names.firstName(item.name, item.nameLocal)),
  });
  // The button becomes a stepper, which the toast or the cart bar may cover.
  const card = document.querySelector(`[href="?dish=${item.id}"]`)?.closest('.dish');
  card?.querySelector('.dish-add')?.scrollIntoView({ block: 'nearest' });
}
