import { type QueryState, useQueryClient } from '@tanstack/react-query';
import { vendorIdOfOrder } from '@thali/shared/ids/order-id';
import { vendorRoom } from '@thali/shared/live/live-frames';
import { canPayByUpi } from '@thali/shared/order-payments/can-pay-by-upi';
import { mayPaymentComeLate, pendingRefund } from '@thali/shared/order-payments/online-order';
import { canReceive, canRefundByHand } from '@thali/shared/order-payments/receive-payment';
import type { Order } from '@thali/shared/orders/order.contract';
import { isOngoing } from '@thali/shared/orders/order-status';
import { useEffect } from 'react';
import { authHook } from '../../lib/api/auth-hook.ts';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { useApi } from '../../lib/data/use-api.ts';
import type { LiveProof } from '../../lib/live/live-types.ts';
import { pollWhileDownMs, useLiveRoom } from '../../lib/live/use-live-room.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { usePolling } from '../../lib/time/use-polling.ts';
import { newerOrder } from '../live/merge-order.ts';
import { parseOrder } from '../live/parse-order.ts';
import { cacheOrder, isRateLimited, isRefusal, orderRequest } from './get-order.ts';
import { forgetProof, type OrderProof, storeProof } from './order-proof.ts';
import { readStoredOrder, removeStoredOrder, storeOrder } from './stored-order.ts';

/** Also polls while live: after the device sleeps, a dead connection can look open for minutes. */
const pollWhileLiveMs = 60_000;

/**
 * Follows an order while it may change: over the live connection, or by polling while the connection is down. Also reads
 * the order when the page becomes visible, or when the network or the connection returns.
 */
export function useFollowedOrder(orderId: string, proof: OrderProof) {
  const client = useQueryClient();
  const query = useApi('GET /orders/{orderId}', orderRequest(orderId, proof), {
    merge: (read, cached) => ({ order: newerOrder(cached?.order, read.order) }),
    initialData: () => readStoredOrder(orderId, proof),
    initialDataUpdatedAt: () => readStoredOrder(orderId, proof)?.seenAt,
    staleTime: 0,
    // `usePolling` below polls instead, and does not repeat a refused or rate-limited proof.
    refetchInterval: false,
    refetchOnWindowFocus: mayChange,
    refetchOnReconnect: mayChange,
  });
  const { dataUpdatedAt, error, refetch } = query;
  const order = query.data?.order;
  const refusal = isRefusal(error) ? error : undefined;
  const isRefused = refusal !== undefined;
  const isFollowed = order !== undefined && isOpen(order, serverNow()) && !isRefused;

  const link = useLiveRoom({
    room: isFollowed ? vendorRoom(vendorIdOfOrder(orderId)) : undefined,
    proof: () => liveProof(orderId, proof),
    onEvent(event) {
      if (event.event !== 'order:update' && event.event !== 'order:new') return;
      if (event.data.id !== orderId) return;
      const changed = parseOrder(event.data);
      if (changed) cacheOrder(client, proof, changed);
      else void refetch();
    },
    onJoined: () => void refetch(),
  });

  // A poll does not cancel a slow request that is still running.
  usePolling(pollEveryMs(), () => void refetch({ cancelRefetch: false }));

  // The connection may have lost events just before it went down.
  useEffect(() => {
    if (link === 'down') void refetch();
  }, [link, refetch]);

  useEffect(() => {
    if (isRefused) {
      forgetProof(orderId);
      removeStoredOrder(orderId);
    } else if (order) {
      storeProof(orderId, proof);
      storeOrder(order, proof, dataUpdatedAt);
    }
  }, [order, dataUpdatedAt, isRefused, orderId, proof]);

  function pollEveryMs(): number | undefined {
    if (!mayChange({ state: query })) return undefined;
    return isFollowed && link === 'live' ? pollWhileLiveMs : pollWhileDownMs;
  }

  return { ...query, order, refusal, isFollowed, link };
}

type Answer = AnswerOf<'GET /orders/{orderId}'>;

/** Whether another request may return a new state. */
function mayChange({ state }: { state: Pick<QueryState<Answer>, 'data' | 'error'> }): boolean {
  const { data, error } = state;
  if (isRefusal(error)) return false;
  return data === undefined ? !isRateLimited(error) : isOpen(data.order, serverNow());
}

async function liveProof(orderId: string, proof: OrderProof): Promise<LiveProof> {
  if ('isSignedIn' in proof) return { token: (await authHook.getToken()) ?? null };
  return { token: null, orderId, ...proof };
}

/** The time that the page polls while staff have to record the money. */
const waitForStaffMs = 60 * 60_000;

/** Whether an order may still change: while it is ongoing, or while money may arrive or go back. */
export function isOpen(order: Order, nowMs: number): boolean {
  if (isOngoing(order.status) || pendingRefund(order) > 0) return true;
  return canPayByUpi(order, nowMs) || mayPaymentComeLate(order, nowMs) || isWithStaff(order, nowMs);
}

/** Whether staff still have to find or refund the money of a cancelled UPI order. */
function isWithStaff(order: Order, nowMs: number): boolean {
  const isPending =
    canRefundByHand(order) || (order.payment?.saidAt !== undefined && canReceive(order, 'upi'));
  return isPending && nowMs - Date.parse(order.updatedAt) < waitForStaffMs;
}
