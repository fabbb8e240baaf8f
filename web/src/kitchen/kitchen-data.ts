import type { Order } from '@thali/shared/orders/order.contract';
import { isOngoing } from '@thali/shared/orders/order-status';
import type { AnswerOf } from '../lib/api/calls.ts';
import { mergeOrder } from '../orders/live/merge-order.ts';
import type { RecentUpdates } from '../orders/live/recent-updates.ts';

/** The server's answer about the kitchen; its orders newest first, as they are merged. */
export type KitchenData = AnswerOf<'GET /kitchen'>;
export type KitchenItem = KitchenData['items'][number];
export type KitchenGroup = NonNullable<KitchenData['optionGroups']>[number];

/** A list that was read; what is known in this state or a later one keeps its identity, so that its ticket is not drawn again. */
export function keepKnown(read: readonly Order[], shown: readonly Order[]): Order[] {
  const known = new Map(shown.map((order) => [order.id, order]));
  return read.map((order) => {
    const other = known.get(order.id);
    return other && other.updatedAt >= order.updatedAt ? other : order;
  });
}

/** Orders as they came: each in its newest state, whatever came before. What is over is gone. */
export function withFrames(
  orders: readonly Order[],
  frames: readonly Order[],
  recentUpdates: RecentUpdates,
): readonly Order[] {
  return frames
    .map(recentUpdates.note)
    .reduce((known, order) => mergeOrder(known, order, isOngoing(order.status)), orders);
}
