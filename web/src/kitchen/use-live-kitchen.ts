import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@thali/shared/orders/order.contract';
import { useEffect, useMemo } from 'react';
import { pollWhileDownMs } from '../lib/live/use-live-room.ts';
import { useObservable } from '../lib/state/observable.ts';
import { createBatcher } from '../orders/live/batcher.ts';
import { parseOrder } from '../orders/live/parse-order.ts';
import { useKitchenRoom } from './device/use-kitchen-room.ts';
import type { KitchenStore } from './kitchen-store.ts';

/** Shorter than anyone notices, long enough for a burst. */
const batchMs = 50;
/** However many frames ask for it, the kitchen is read once for them. */
const refetchMs = 500;
/** A link that looks open may have missed a change that was given up on its way. */
const doubtWhileLiveMs = 120_000;

/** Follows the mess's room; while it can't, and now and then for what it may have missed, the kitchen is read. Rule: live-7 */
export function useLiveKitchen({ link, note, queue }: KitchenStore, vendorId: string | undefined) {
  const client = useQueryClient();
  const updates = useMemo(() => createBatcher<Order>(note, batchMs), [note]);
  const reads = useMemo(
    () => createBatcher(() => void client.invalidateQueries({ queryKey: ['kitchen'] }), refetchMs),
    [client],
  );
  const read = () => reads.add(undefined);

  const state = useKitchenRoom({
    vendorId,
    onEvent(event) {
      const order = event.event === 'menu:update' ? undefined : parseOrder(event.data);
      if (order) updates.add(order);
      else read();
    },
    onJoined() {
      queue.retry();
      read();
    },
    onMalformed: read,
  });
  useEffect(() => link.set(state), [link, state]);

  const shown = useObservable(link);
  useEffect(() => {
    const poll = () => reads.add(undefined);
    if (shown === 'down') poll();
    const timer = setInterval(poll, shown === 'live' ? doubtWhileLiveMs : pollWhileDownMs);
    return () => clearInterval(timer);
  }, [reads, shown]);
}
