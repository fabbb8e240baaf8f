import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@thali/shared/orders/order.contract';
import { isOngoing } from '@thali/shared/orders/order-status';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { requiredAccessToken } from '../../account/session/current-access-token.ts';
import { useLiveRoom } from '../../lib/live/use-live-room.ts';
import { usePollWhileDown } from '../../lib/live/use-poll-while-down.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { mergeOrder } from '../../orders/merge-order.ts';
import { createAnnouncedStatuses } from './announced-statuses.ts';
import { customerOrdersKey } from './customer-orders-key.ts';
import { getOrder } from './get-order.ts';
import { statusToast } from './status-toast.ts';
import { useOngoingOrders } from './use-ongoing-orders.ts';

/** Follows one's orders at a vendor, whichever tab is on screen, and tells of what happens to them. */
export function useFollowOrders(vendorId: string, customerId: string): void {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [announced] = useState(createAnnouncedStatuses);
  const { data, refetch } = useOngoingOrders(vendorId);

  function tell(order: Order) {
    if (!announced.note(order)) return;
    showToast(statusToast(order, () => navigate(`/orders/${order.id}`)));
    if (!isOngoing(order.status)) refetchPast();
  }

  function refetchPast() {
    void client.invalidateQueries({ queryKey: customerOrdersKey.past(vendorId) });
  }

  function receive(order: Order) {
    if (order.customerId !== customerId) return;
    client.setQueryData<readonly Order[]>(
      customerOrdersKey.ongoing(vendorId),
      (old) => old && mergeOrder(old, order, isOngoing(order.status)),
    );
    tell(order);
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

  const compare = useEffectEvent((orders: readonly Order[]) => {
    for (const id of announced.missingFrom(orders)) {
      getOrder(id).then(tell, () => undefined);
    }
    for (const order of orders) tell(order);
  });
  useEffect(() => {
    if (data) compare(data);
  }, [data]);
}
