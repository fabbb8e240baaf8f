import { callApi } from '../../lib/api/call-api.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { type CancelChoice, type CancelledOrder, dishesOf, soldOutOf } from './cancel-choice.ts';

/** Marks the chosen dishes as sold out. Shows a toast for each dish. Rule: menu-12 */
export async function markSoldOut(order: CancelledOrder, choice: CancelChoice): Promise<void> {
  const ids = soldOutOf(choice);
  const dishes = dishesOf(order).filter(({ id }) => ids.includes(id));
  await Promise.all(
    dishes.map(async ({ id: itemId, name }) => {
      try {
        await callApi('PUT /vendors/{vendorId}/menu-items/{itemId}/today', {
          params: { vendorId: order.vendorId, itemId },
          body: { soldOutToday: true },
          quiet: true,
        });
        showToast({ kind: 'success', title: `${name} is sold out today` });
      } catch {
        showToast({ kind: 'error', title: `Failed to update ${name} availability` });
      }
    }),
  );
}
