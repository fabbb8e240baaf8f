import { useEffect } from 'react';
import { useBell } from './bell/use-bell.ts';
import { type Order, ongoingFilter } from './order-list.ts';
import { useOrderStore } from './order-store-provider.tsx';
import { CallBar } from './parts/call-bar.tsx';
import { UndoBar } from './parts/undo-bar.tsx';
import { useAnnounce } from './use-announce.ts';
import { useCallingOrders } from './use-calling-orders.ts';
import { useLiveOrders } from './use-live-orders.ts';
import { useOrderList } from './use-order-list.ts';
import { usePollOrders } from './use-poll-orders.ts';

interface OrderWatchProps {
  isAtOrders: boolean;
  /** Leads to the orders, all of them. */
  onGoToOrders: () => void;
}

/**
 * Follows the orders on whichever screen of the dashboard, and calls: a cook who is at the menu or in
 * another tab must not miss one.
 */
export default function OrderWatch({ isAtOrders, onGoToOrders }: OrderWatchProps) {
  const store = useOrderStore();
  useLiveOrders(store);
  usePollOrders(store);
  const { data } = useOrderList(ongoingFilter);
  const calling = useCallingOrders(store, data?.orders ?? none);
  useBell(calling.length > 0);
  useAnnounce(calling, data !== undefined, (order) => {
    store.acknowledged.add([order.id]);
    store.viewed.set(order);
    if (!isAtOrders) onGoToOrders();
  });
  useFlushOnLeave(store.changes.flush);

  return (
    <div className="pointer-events-none sticky bottom-0 z-20 mt-auto flex flex-col items-stretch gap-2 px-3 print:hidden pb-[max(0.75rem,env(safe-area-inset-bottom))] empty:hidden sm:items-end sm:px-6">
      <UndoBar changes={store.changes} />
      <CallBar
        orders={calling}
        onShow={() => {
          onGoToOrders();
          scrollTo({ top: 0 });
        }}
        onAcknowledge={() => store.acknowledged.add(calling.map(({ id }) => id))}
      />
    </div>
  );
}

const none: readonly Order[] = [];

/** What is held back for an undo is sent when the page or the dashboard is left. */
function useFlushOnLeave(flush: () => void): void {
  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
}
