import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@thali/shared/orders/order.contract';
import { isOngoing, type OrderStatus } from '@thali/shared/orders/order-status';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { requiredAccessToken } from '../../account/session/current-access-token.ts';
import { callApi } from '../../lib/api/call-api.ts';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { apiKey } from '../../lib/data/api-query.ts';
import { useLiveRoom } from '../../lib/live/use-live-room.ts';
import { usePollWhileDown } from '../../lib/live/use-poll-while-down.ts';
import { showToast, type ToastContent } from '../../lib/ui/toast-store.ts';
import { orderName } from '../../orders/display/order-name.ts';
import { mergeOrder } from '../../orders/live/merge-order.ts';
import { pastOrdersOf } from './history-page.tsx';
import { ongoingOrdersOf, useOngoingOrders } from './ongoing-page.tsx';
import * as texts from './own-orders-texts.ts';

/**
 * Follows the customer's orders at a mess, and shows a toast for each change.
 * @returns the number of ongoing orders
 */
export function useFollowOrders(vendorId: string, customerId: string): number {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [announcedStatuses] = useState(createAnnouncedStatuses);
  const { data, refetch } = useOngoingOrders(vendorId);

  function announce(order: Order) {
    if (!announcedStatuses.record(order)) return;
    showToast(statusToast(order, () => navigate(`/orders/${order.id}`)));
    if (!isOngoing(order.status)) refetchPast();
  }

  function refetchPast() {
    void client.invalidateQueries({ queryKey: apiKey('GET /orders', pastOrdersOf(vendorId)) });
  }

  function receive(order: Order) {
    if (order.customerId !== customerId) return;
    client.setQueryData<AnswerOf<'GET /orders'>>(
      apiKey('GET /orders', ongoingOrdersOf(vendorId)),
      (cached) =>
        cached && {
          ...cached,
          orders: [...mergeOrder(cached.orders, order, isOngoing(order.status))],
        },
    );
    announce(order);
  }

  const link = useLiveRoom({
    room: `vendor:${vendorId}`,
    proof: async () => ({ token: await requiredAccessToken() }),
    onEvent(event) {
      if (event.event === 'order:new' || event.event === 'order:update') receive(event.data);
    },
    onJoined: () => void refetch(),
    onMalformed: () => void refetch(),
  });
  usePollWhileDown(link, true, () => void refetch());

  const announceChanges = useEffectEvent((orders: readonly Order[]) => {
    for (const id of announcedStatuses.missingFrom(orders)) {
      getOrder(id).then(announce, () => undefined);
    }
    for (const order of orders) announce(order);
  });
  useEffect(() => {
    if (data) announceChanges(data);
  }, [data]);

  return data?.length ?? 0;
}

async function getOrder(orderId: string): Promise<Order> {
  const call = { params: { orderId }, background: true };
  const { order } = await callApi('GET /orders/{orderId}', call);
  return order;
}

const titles: Record<OrderStatus, string> = {
  pending: texts.orderPending,
  confirmed: texts.orderConfirmed,
  preparing: texts.beingPrepared,
  ready: texts.orderReady,
  completed: texts.orderCompleted,
  cancelled: texts.orderCancelled,
  expired: texts.orderExpired,
};

/** The toast about a new status. Rule: live-10, screens-1 */
export function statusToast(order: Order, onView: () => void): ToastContent {
  return {
    kind: 'order',
    title: titles[order.status],
    description: `${order.vendorName} · ${orderName(order)}`,
    action: { label: texts.view, onPress: onView },
  };
}

type OrderStatusVersion = Pick<Order, 'id' | 'status' | 'updatedAt'>;

interface AnnouncedStatuses {
  /** @returns whether the status has changed since the last call */
  record(order: OrderStatusVersion): boolean;
  /** The ids of recorded ongoing orders that the list lacks. */
  missingFrom(ongoing: readonly OrderStatusVersion[]): string[];
}

/** Remembers the last status of each order, so that the page announces each change once. */
export function createAnnouncedStatuses(): AnnouncedStatuses {
  const lastStatuses = new Map<string, { status: OrderStatus; updatedAt: string }>();
  return {
    record({ id, status, updatedAt }) {
      const lastStatus = lastStatuses.get(id);
      if (lastStatus && lastStatus.updatedAt > updatedAt) return false;
      lastStatuses.set(id, { status, updatedAt });
      return lastStatus !== undefined && lastStatus.status !== status;
    },
    missingFrom(ongoing) {
      const listedIds = new Set(ongoing.map(({ id }) => id));
      return [...lastStatuses].flatMap(([id, { status }]) =>
        isOngoing(status) && !listedIds.has(id) ? [id] : [],
      );
    },
  };
}
