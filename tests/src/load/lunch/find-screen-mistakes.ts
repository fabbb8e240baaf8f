import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import type { Screen } from './listeners.ts';

/** Lists the screens that never joined and the orders that a screen shows with a wrong status. */
export function findScreenMistakes(
  orders: readonly Pick<OrderRecord, 'id' | 'status'>[],
  screens: readonly Screen[],
): string[] {
  return screens.flatMap((screen, index) => [
    ...(screen.isSynced ? [] : [`The screen ${index} never joined`]),
    ...orders.flatMap(({ id, status }) => {
      const shown = screen.orders.get(id)?.status;
      return shown === status ? [] : [`The screen ${index} shows ${shown}, but ${id} is ${status}`];
    }),
  ]);
}
