import type { Order } from '@thali/shared/orders/order.contract';
import { isOngoing } from '@thali/shared/orders/order-status';
import type { AnswerOf } from '../lib/api/calls.ts';
import { mergeOrder } from '../orders/live/merge-order.ts';
import type { RecentUpdates } from '../orders/live/recent-updates.ts';

/** The data of the kitchen screen, with the orders newest first. */
export type KitchenData = AnswerOf<'GET /kitchen'>;
export type KitchenItem = KitchenData['items'][number];
export type KitchenGroup = NonNullable<KitchenData['optionGroups']>[number];

/** Keeps the objects on screen for orders that are not newer in the response. Their tickets do not render again. */
export function keepNewer(fetched: readonly Order[], onScreen: readonly Order[]): Order[] {
  const onScreenById = new Map(onScreen.map((order) => [order.id, order]));
  return fetched.map((order) => {
    const orderOnScreen = onScreenById.get(order.id);
    return orderOnScreen && orderOnScreen.updatedAt >= order.updatedAt ? orderOnScreen : order;
  });
}

/** Applies live orders, each in its newest known state. Removes ended orders. */
export function applyFrames(
  orders: readonly Order[],
  frames: readonly Order[],
  recentUpdates: RecentUpdates,
): readonly Order[] {
  return frames
    .map(recentUpdates.record)
    .reduce((list, order) => mergeOrder(list, order, isOngoing(order.status)), orders);
}
