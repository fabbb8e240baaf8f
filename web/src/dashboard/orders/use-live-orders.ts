import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { requiredAccessToken } from '../../account/session/current-access-token.ts';
import { useLiveRoom } from '../../lib/live/use-live-room.ts';
import { createBatcher } from './batcher.ts';
import { refetchOrders } from './order-keys.ts';
import type { Order } from './order-list.ts';
import type { OrderStore } from './order-store.ts';
import { parseOrder } from './parse-order.ts';

/** Shorter than anyone notices, long enough for a burst. */
const batchMs = 50;
/** However many frames can't be read, the list is fetched once for them. */
const refetchMs = 500;

/** Follows the vendor's room: new orders are put on top, changed ones replaced, gaps fetched. */
export function useLiveOrders({ vendorId, link, note }: OrderStore): void {
  const client = useQueryClient();
  const told = useMemo(() => createBatcher<Order>(note, batchMs), [note]);
  const refetch = useMemo(
    () => createBatcher(() => void refetchOrders(client, vendorId), refetchMs),
    [client, vendorId],
  );

  const state = useLiveRoom({
    room: `vendor:${vendorId}`,
    proof: async () => ({ token: await requiredAccessToken() }),
    onEvent(event) {
      if (event.event === 'menu:update') return;
      const order = parseOrder(event.data);
      if (order) told.add(order);
      else refetch.add(undefined);
    },
    onJoined: () => void refetchOrders(client, vendorId),
    onMalformed: () => refetch.add(undefined),
  });

  useEffect(() => link.set(state), [link, state]);
}
