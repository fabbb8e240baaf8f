import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { requiredAccessToken } from '../../account/session/current-access-token.ts';
import { pollWhileDownMs, useLiveRoom } from '../../lib/live/use-live-room.ts';
import { useObservable } from '../../lib/state/observable.ts';
import { createBatcher } from '../../orders/live/batcher.ts';
import { parseOrder } from '../../orders/live/parse-order.ts';
import { dashboardVendorKey } from '../shared/own-vendor.ts';
import type { Order } from './order-list.ts';
import type { OrderStore } from './order-store.tsx';

/** The delay is too short to notice, and long enough to combine a burst of events. */
const batchMs = 50;
/** Several unreadable frames cause only one refetch. */
const refetchMs = 500;

/** Joins the vendor's room. Applies order events to the lists, and refetches after a gap. */
export function useLiveOrders({ vendorId, link, updateLists, refetch }: OrderStore): void {
  const client = useQueryClient();
  const updates = useMemo(() => createBatcher<Order>(updateLists, batchMs), [updateLists]);
  const refetches = useMemo(() => createBatcher(() => void refetch(), refetchMs), [refetch]);
  // Reads the vendor again, because another device may have changed the hours or paused orders.
  const vendorRefetches = useMemo(
    () =>
      createBatcher(
        () => void client.invalidateQueries({ queryKey: dashboardVendorKey(vendorId) }),
        refetchMs,
      ),
    [client, vendorId],
  );

  const state = useLiveRoom({
    room: `vendor:${vendorId}`,
    proof: async () => ({ token: await requiredAccessToken() }),
    onEvent(event) {
      if (event.event === 'menu:update') return vendorRefetches.add(undefined);
      const order = parseOrder(event.data);
      if (order) updates.add(order);
      else refetches.add(undefined);
    },
    onJoined: () => void refetch(),
    onMalformed: () => refetches.add(undefined),
  });

  useEffect(() => link.set(state), [link, state]);
}

/** Polls even while live, because the server may drop an event. */
const pollWhileLiveMs = 120_000;

/**
 * Polls the orders every two minutes while the connection is live. While it is down, polls at once and every 15 s. Also
 * polls on a hidden page, which must ring for new orders. Rule: live-7
 */
export function usePollOrders({ link, refetch }: OrderStore): void {
  const state = useObservable(link);
  useEffect(() => {
    const poll = () => void refetch();
    if (state === 'down') poll();
    const timer = setInterval(poll, state === 'live' ? pollWhileLiveMs : pollWhileDownMs);
    return () => clearInterval(timer);
  }, [refetch, state]);
}
