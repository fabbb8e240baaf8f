import type { Order, OrderItem } from '@thali/shared/orders/order.contract';
import { createObservable } from '../../lib/state/observable.ts';

/** A dish or a choice that staff have marked as sold out. */
export interface SoldOut {
  name: string;
  isIn: (line: OrderItem) => boolean;
}

/**
 * The dishes and choices that staff have just marked as sold out. `SoldOutDialog` shows the guests who wait for them.
 */
export const soldOutNow = createObservable<readonly SoldOut[]>([]);

export function soldOutDish({ id, name }: { id: string; name: string }): SoldOut {
  return { name, isIn: ({ menuItem }) => menuItem.id === id };
}

export function soldOutChoice(
  groupId: string,
  { id, name }: { id: string; name: string },
): SoldOut {
  return {
    name,
    isIn: ({ choices = [] }) =>
      choices.some((choice) => choice.groupId === groupId && choice.choiceId === id),
  };
}

/** The orders that still wait for the dish or choice. */
export function ordersWaitingFor({ isIn }: SoldOut, orders: readonly Order[]): Order[] {
  return orders.filter(
    ({ status, items }) => status !== 'ready' && items.some((line) => !line.isDone && isIn(line)),
  );
}
