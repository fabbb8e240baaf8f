import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pollWhileDownMs } from '../../live/use-live-room.ts';
import type { Kitchen } from './kitchen.ts';
import { refetchOrders } from './order-keys.ts';
import { useValue } from './value.ts';

/**
 * Asks for the orders while the link is not there: at once when it was given up, then every 15 s.
 * From a hidden page, too: the kitchen listens for new orders there. Source: contract, WebSocket frames
 */
export function usePollOrders({ vendorId, link }: Kitchen): void {
  const client = useQueryClient();
  const state = useValue(link);
  useEffect(() => {
    if (state === 'live') return;
    const poll = () => void refetchOrders(client, vendorId);
    if (state === 'down') poll();
    const timer = setInterval(poll, pollWhileDownMs);
    return () => clearInterval(timer);
  }, [client, vendorId, state]);
}
