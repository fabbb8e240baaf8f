import { useEffect } from 'react';
import { useRegisteredAlarm } from '../../lib/push/use-registered-alarm.ts';
import { useObservable } from '../../lib/state/observable.ts';
import { useBell } from '../../orders/alarm/bell.ts';
import { SoldOutDialog } from '../../orders/sold-out/sold-out-dialog.tsx';
import { type Order, ongoingFilter, withPendingChanges } from './order-list.ts';
import { useOrderList } from './order-queries.ts';
import { useOrderStore } from './order-store.tsx';
import { OrderDock } from './parts/order-dock.tsx';
import { useLiveOrders, usePollOrders } from './use-live-orders.ts';
import { useAnnounce, useRingingOrders } from './use-ringing-orders.ts';

interface OrderWatchProps {
  messName: string;
  isAtOrders: boolean;
  /** Opens the Orders tab without a filter. */
  onGoToOrders: () => void;
}

/** Follows the orders live and rings for new orders, on every screen of the dashboard. */
export default function OrderWatch({ messName, isAtOrders, onGoToOrders }: OrderWatchProps) {
  const store = useOrderStore();
  useLiveOrders(store);
  usePollOrders(store);
  const { data } = useOrderList(ongoingFilter);
  const ongoing = data?.orders ?? none;
  const ringing = useRingingOrders(store, ongoing);
  useBell(ringing.length > 0);
  const changes = useObservable(store.changes.pending);
  const open = (order: Order) => {
    store.viewedOrder.set(order);
    if (!isAtOrders) onGoToOrders();
  };
  useAnnounce(ringing, data !== undefined, (order) => {
    store.acknowledgements.add([order.id]);
    open(order);
  });
  useFlushOnLeave(store.changes.flush);
  useRegisteredAlarm({ vendorId: store.vendorId, listener: store.vendorId, ongoing });

  return (
    <>
      <OrderDock
        orders={ringing}
        ongoing={data?.orders}
        isAtOrders={isAtOrders}
        onShow={() => {
          onGoToOrders();
          scrollTo({ top: 0 });
        }}
        onAcknowledge={() => store.acknowledgements.add(ringing.map(({ id }) => id))}
      />
      <SoldOutDialog
        orders={withPendingChanges(ongoing, changes, ongoingFilter).toReversed()}
        messName={messName}
        onMore={open}
      />
    </>
  );
}

const none: readonly Order[] = [];

/** Sends the delayed changes when the page hides or closes, because a phone may end a hidden page. */
function useFlushOnLeave(flush: () => void): void {
  useEffect(() => {
    const flushHidden = () => document.visibilityState === 'hidden' && flush();
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushHidden);
      flush();
    };
  }, [flush]);
}
