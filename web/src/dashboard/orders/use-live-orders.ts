import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { requiredAccessToken } from '../../account/session/current-access-token.ts';
import { pollWhileDownMs, useLiveRoom } from '../../lib/live/use-live-room.ts';
import { useObservable } from '../../lib/state/observable.ts';
import { createBatcher } from '../../orders/live/batcher.ts';
import { parseOrder } from '../../orders/live/parse-order.ts';
import { ownVendorKey } from '../shared/own-vendor.ts';
import { refetchOrders } from './order-cache.ts';
import type { Order } from './order-list.ts';
import type { OrderStore } from './order-store.tsx';

/** Shorter than anyone notices, long enough for a burst. */
const batchMs = 50;
/** However many frames can't be read, the list is fetched once for them. */
const refetchMs = 500;

/** Follows the vendor's room: new orders are put on top, changed ones replaced, gaps fetched. */
export function useLiveOrders({ vendorId, link, note }: OrderStore): void {
  const client = useQueryClient();
  const updates = useMemo(() => createBatcher<Order>(note, batchMs), [note]);
  const refetch = useMemo(
    () => createBatcher(() => void refetchOrders(client, vendorId), refetchMs),
    [client, vendorId],
  );
  // Hours, a pause: what another device changed.
  const refetchVendor = useMemo(
    () =>
      createBatcher(
        () => void client.invalidateQueries({ queryKey: ownVendorKey(vendorId) }),
        refetchMs,
      ),
    [client, vendorId],
  );

  const state = useLiveRoom({
    room: `vendor:${vendorId}`,
    proof: async () => ({ token: await requiredAccessToken() }),
    onEvent(event) {
      if (event.event === 'menu:update') return refetchVendor.add(undefined);
      const order = parseOrder(event.data);
      if (order) updates.add(order);
      else refetch.add(undefined);
    },
    onJoined: () => void refetchOrders(client, vendorId),
    onMalformed: () => refetch.add(undefined),
  });

  useEffect(() => link.set(state), [link, state]);
}

/** A link that looks open may have missed a change that was given up on its way. */
const doubtWhileLiveMs = 120_000;

/**
 * Fetches the orders while the link is down: at once when it was given up, then every 15 s. While it is
 * live, every two minutes, for what it may not have brought. From a hidden page, too: the kitchen
 * listens for new orders there. Rule: live-7
 */
export function usePollOrders({ vendorId, link }: OrderStore): void {
  const client = useQueryClient();
  const state = useObservable(link);
  useEffect(() => {
    const poll = () => void refetchOrders(client, vendorId);
    if (state === 'down') poll();
    const timer = setInterval(poll, state === 'live' ? doubtWhileLiveMs : pollWhileDownMs);
    return () => clearInterval(timer);
  }, [client, vendorId, state]);
}
