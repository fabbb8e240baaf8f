import type { OrderStatus } from '@thali/shared/orders/order-status';
import { useCallback, useMemo, useState } from 'react';
import { createOrderJournal } from './order-journal.ts';
import { type ListFilter, type Order, ongoingFilter } from './order-list.ts';
import { withPendingChanges } from './pending-changes.ts';
import { useChangeStatus } from './use-change-status.ts';
import { useLiveOrders } from './use-live-orders.ts';
import { useOrderList } from './use-order-list.ts';
import { useUnseenOrders } from './use-unseen-orders.ts';

interface VendorOrdersOptions {
  vendorId: string;
  filter: ListFilter;
  onNewOrder: (order: Order) => void;
}

/** All that the Orders tab shows and does: what is ongoing, one page of the rest, both live. */
export function useVendorOrders({ vendorId, filter, onNewOrder }: VendorOrdersOptions) {
  const [journal] = useState(() => createOrderJournal());
  const { unseen, markUnseen, markSeen } = useUnseenOrders();
  const { changes, change } = useChangeStatus(vendorId, journal);

  const link = useLiveOrders({
    vendorId,
    journal,
    onNewOrder(order) {
      markUnseen(order.id);
      onNewOrder(order);
    },
  });

  const ongoing = useOrderList({ vendorId, filter: ongoingFilter, journal, link });
  const page = useOrderList({ vendorId, filter, journal, link });

  const move = useCallback(
    (orderId: string, status: OrderStatus) => {
      markSeen(orderId);
      void change(orderId, status);
    },
    [markSeen, change],
  );

  return {
    link,
    ongoing,
    page,
    ongoingOrders: useMemo(
      () => withPendingChanges(ongoing.data?.orders ?? [], changes, ongoingFilter),
      [ongoing.data, changes],
    ),
    pageOrders: useMemo(
      () => withPendingChanges(page.data?.orders ?? [], changes, filter),
      [page.data, changes, filter],
    ),
    changes,
    journal,
    unseen,
    markSeen,
    move,
  };
}
