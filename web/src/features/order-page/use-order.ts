import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@thali/shared/orders/order.contract';
import { isOngoing } from '@thali/shared/orders/order-status';
import { useEffect } from 'react';
import { authHook } from '../../api/auth-hook.ts';
import { callApi } from '../../api/call-api.ts';
import { useLiveRoom } from '../../live/use-live-room.ts';
import { usePollWhileDown } from '../../live/use-poll-while-down.ts';
import type { OrderProof } from './order-proof.ts';

/** One order, followed live while it is under way; asked for every 15 s while the link is down. */
export function useOrder(orderId: string, proof: OrderProof) {
  const client = useQueryClient();
  const key = ['order', orderId, proof];
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const isRefresh = client.getQueryData(key) !== undefined;
      const order = await readOrder(orderId, proof, signal, isRefresh);
      return newerOf(client.getQueryData<Order>(key), order);
    },
  });
  const { data, refetch } = query;
  const follows = data !== undefined && isOngoing(data.status);

  const link = useLiveRoom({
    room: follows ? `vendor:${data.vendorId}` : undefined,
    proof: async () =>
      'isSignedIn' in proof
        ? { token: (await authHook.getToken()) ?? null }
        : { token: null, orderId, ...proof },
    onEvent(event) {
      if (event.event !== 'order:update' && event.event !== 'order:new') return;
      if (event.data.id !== orderId) return;
      client.setQueryData<Order>(key, (old) => newerOf(old, event.data));
    },
    onRejoined: () => void refetch(),
  });

  usePollWhileDown(link, follows, () => void refetch());

  // What happened between the first read and the join would be missed otherwise.
  useEffect(() => {
    if (link === 'live') void refetch();
  }, [link, refetch]);

  return { ...query, link, follows };
}

/** A late answer must not turn the clock back. */
export function newerOf(old: Order | undefined, arrived: Order): Order {
  return old && old.updatedAt > arrived.updatedAt ? old : arrived;
}

async function readOrder(id: string, proof: OrderProof, signal: AbortSignal, isRefresh: boolean) {
  const { order } = await callApi<{ order: Order }>('GET', `/orders/${encodeURIComponent(id)}`, {
    ...('phone' in proof && { query: { phone: proof.phone } }),
    ...('trackingToken' in proof && { headers: { 'x-tracking-token': proof.trackingToken } }),
    signal,
    quiet: true,
    background: isRefresh,
  });
  return order;
}
