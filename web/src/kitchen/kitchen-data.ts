import type { Order } from '@thali/shared/orders/order.contract';
import { isOngoing } from '@thali/shared/orders/order-status';
import type { AnswerOf } from '../lib/api/calls.ts';
import { mergeOrder } from '../orders/live/merge-order.ts';
import type { RecentUpdates } from '../orders/live/recent-updates.ts';

/** The data of the kitchen screen. Its orders are newest first. */
export type KitchenData = AnswerOf<'GET /kitchen'>;
export type KitchenItem = KitchenData['items'][number];
export type KitchenGroup = NonNullable<KitchenData['optionGroups']>[number];

/** The list of a response. Orders that the screen already has in this state or a later one keep their identity. */
export function keepKnown(read: readonly Order[], shown: readonly Order[]): Order[] {
  const known = new Map(shown.map((order) => [order.id, order]));
  return read.map((order) => {
    const shownOrder = known.get(order.id);
    return shownOrder && shownOrder.updatedAt >= order.updatedAt ? shownOrder : order;
  });
}

/** Applies orders of live frames, each in its newest known state. Removes orders that are over. */
export function applyFrames(
  orders: readonly Order[],
  frames: readonly Order[],
  recentUpdates: RecentUpdates,
): readonly Order[] {
  return frames
    .map(recentUpdates.note)
    .reduce((known, order) => mergeOrder(known, order, isOngoing(order.status)), orders);
}
