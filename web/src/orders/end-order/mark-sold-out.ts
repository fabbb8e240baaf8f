import { callApi } from '../../lib/api/call-api.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { soldOutDish, soldOutNow } from '../sold-out/sold-out.ts';
import { type CancelChoice, type CancelledOrder, soldOutDishes } from './cancel-choice.ts';
import * as texts from './end-order-texts.ts';

/**
 * Marks the chosen dishes as sold out. Shows a toast for each dish, and the other orders that wait for it.
 * Rule: menu-12
 */
export async function markSoldOut(order: CancelledOrder, choice: CancelChoice): Promise<void> {
  const { vendorId } = order;
  const marked = await Promise.all(
    soldOutDishes(order, choice).map(async (dish) => {
      const params = { vendorId, itemId: dish.id };
      const call = { params, body: { soldOutToday: true }, quiet: true };
      try {
        await callApi('PUT /vendors/{vendorId}/menu-items/{itemId}/today', call);
        showToast({ kind: 'success', title: texts.isSoldOut(dish.name) });
        return [dish];
      } catch {
        showToast({ kind: 'error', title: texts.notMarked(dish.name) });
        return [];
      }
    }),
  );
  soldOutNow.set(marked.flat().map(soldOutDish));
}
