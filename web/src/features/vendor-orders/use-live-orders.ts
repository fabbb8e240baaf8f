import { useQueryClient } from '@tanstack/react-query';
import { browserLink } from '../../live/browser-link.ts';
import type { LiveState } from '../../live/live-types.ts';
import { useLiveRoom } from '../../live/use-live-room.ts';
import { currentAccessToken } from '../../session/current-access-token.ts';
import { useTokenRenewal } from '../../session/use-token-renewal.ts';
import type { OrderJournal } from './order-journal.ts';
import { applyToLists, refetchOrders } from './order-keys.ts';
import type { Order } from './order-list.ts';
import { readOrder } from './read-order.ts';

interface LiveOrdersOptions {
  vendorId: string;
  journal: OrderJournal;
  onNewOrder: (order: Order) => void;
}

/** Follows the vendor's room: new orders are put on top, changed ones replaced, gaps fetched. */
export function useLiveOrders({ vendorId, journal, onNewOrder }: LiveOrdersOptions): LiveState {
  const client = useQueryClient();
  const room = `vendor:${vendorId}`;
  const refetch = () => void refetchOrders(client, vendorId);

  useTokenRenewal(() => {
    browserLink().rejoin(room);
    refetch();
  });

  return useLiveRoom({
    room,
    proof: async () => ({ token: await tokenOrThrow() }),
    onEvent(event) {
      if (event.event === 'menu:update') return;
      const order = readOrder(event.data);
      if (!order) return refetch();
      journal.note(order);
      applyToLists(client, vendorId, order);
      if (event.event === 'order:new') onNewOrder(order);
    },
    onRejoined: refetch,
  });
}

async function tokenOrThrow(): Promise<string> {
  const token = await currentAccessToken();
  if (!token) throw new Error('Nobody is signed in');
  return token;
}
