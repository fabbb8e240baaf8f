import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pollWhileDownMs } from '../../lib/live/use-live-room.ts';
import { useObservable } from '../../lib/state/observable.ts';
import { refetchOrders } from './order-keys.ts';
import type { OrderStore } from './order-store.ts';

/** A link that looks open may have missed a change that was given up on its way. */
const doubtWhileLiveMs = 120_000;

/**
 * Asks for the orders while the link is not there: at once when it was given up, then every 15 s. While it is there
 * every two minutes, for what it may not have brought.
 * From a hidden page, too: the kitchen listens for new orders there. Rule: live-7
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
