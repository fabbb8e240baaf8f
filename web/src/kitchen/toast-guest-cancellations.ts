import type { Order } from '@thali/shared/orders/order.contract';
import { showToast } from '../lib/ui/toast-store.ts';
import { orderName } from '../orders/display/order-name.ts';
import * as texts from './kitchen-texts.ts';

/** Longer than other toasts, because cooks rarely look at the screen. */
const cancelledMs = 15_000;

/** Shows a toast about orders on screen that their guests cancelled. Rule: orders-48 */
export function toastGuestCancellations(
  onScreen: readonly Pick<Order, 'id'>[],
  changedOrders: readonly Order[],
): void {
  const idsOnScreen = new Set(onScreen.map(({ id }) => id));
  const cancelled = changedOrders.filter(
    ({ id, cancelReason }) => cancelReason === 'customer' && idsOnScreen.has(id),
  );
  if (cancelled.length === 0) return;
  const labels = cancelled.map(orderName);
  showToast({
    kind: 'warning',
    title: texts.cancelledByGuest(labels.join(', ')),
    description: texts.doNotCook,
    durationMs: cancelledMs,
  });
}
