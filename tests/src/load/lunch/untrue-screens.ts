import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import type { Screen } from './listeners.ts';

/** Where screens show an order otherwise than it is stored. */
export function untrueOn(
  orders: readonly Pick<OrderRecord, 'id' | 'status'>[],
  screens: readonly Screen[],
): string[] {
  return screens.flatMap((screen, index) => [
    ...(screen.isTrue ? [] : [`The screen ${index} never joined`]),
    ...orders.flatMap(({ id, status }) => {
      const shown = screen.orders.get(id)?.status;
      return shown === status
        ? []
        : [`The screen ${index} shows ${shown} where ${id} is ${status}`];
    }),
  ]);
}
