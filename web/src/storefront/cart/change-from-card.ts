import { isOrderable } from '@thali/shared/menu/is-orderable';
import { notServedText } from '@thali/shared/menu/meal-hours';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { lineKey } from '@thali/shared/orders/line-key';
import { showToast } from '../../lib/ui/toast-store.ts';
import { quantityOf } from './state/cart.ts';
import { cartStoreOf } from './state/cart-store.ts';
import { addOne, replaceLine } from './state/change-cart.ts';

/**
 * Adds or removes one portion when a button of a menu card is pressed.
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
    showToast({ kind: 'warning', title: `${item.name} is currently unavailable` });
    return;
  }
  const store = cartStoreOf(vendorId);
  const before = quantityOf(store.get(), item.id);
  // An early press may repeat a button of an older menu.
  if (quantity > before && item.servedNote) {
    showToast({ kind: 'warning', title: notServedText(item.name, item.servedNote) });
    return;
  }
  if (quantity > before && item.optionGroupIds) {
    onChoose(item.id);
    return;
  }
  store.change((stored) => {
    // Changes the line that was added last.
    const line = stored.findLast(({ menuItemId }) => menuItemId === item.id);
    if (!line) return quantity > 0 ? addOne(stored, item) : stored;
    const { oldPrice, ...kept } = line;
    const changed = { ...kept, quantity: line.quantity + (before === 0 ? 1 : quantity - before) };
    return replaceLine(stored, lineKey(line), changed);
  });
  if (quantity <= 0) showToast({ kind: 'info', title: 'Item removed from cart' });
  if (before > 0) return;
  showToast({ kind: 'success', title: `${item.name} added to cart!` });
  // The toast or the bar of the cart may cover the stepper that replaces the pressed button.
  const card = document.querySelector(`[href="?dish=${item.id}"]`)?.closest('.dish');
  card?.querySelector('.dish-add')?.scrollIntoView({ block: 'nearest' });
}
