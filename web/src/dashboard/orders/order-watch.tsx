import { Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { useObservable } from '../../lib/state/observable.ts';
import { Button } from '../../lib/ui/button.tsx';
import { statusLabel } from '../../lib/ui/status-badge.tsx';
import { useBell } from './bell/bell.ts';
import { useAnnounce, useCallingOrders } from './calling-orders.ts';
import { type Order, ongoingFilter } from './order-list.ts';
import { useOrderList } from './order-queries.ts';
import type { OrderStatusChanges } from './order-status-changes.ts';
import { useOrderStore } from './order-store.tsx';
import { listOrderNumber } from './order-texts.ts';
import { CallBar } from './parts/call-bar.tsx';
import { useLiveOrders, usePollOrders } from './use-live-orders.ts';

interface OrderWatchProps {
  isAtOrders: boolean;
  /** Leads to the orders, all of them. */
  onGoToOrders: () => void;
}

/**
 * Follows the orders on every screen of the dashboard, and rings: a cook who is at the menu or in
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

/** What was just done and can't be undone in a moment, one line each. */
function UndoBar({ changes }: { changes: OrderStatusChanges }) {
  const held = useObservable(changes.held);
  return (
    <ul aria-label="Can be undone" aria-live="polite" className="flex flex-col gap-2 empty:sr-only">
      {held.map(({ orderId, status }) => (
        <li
          key={orderId}
          className="pointer-events-auto flex items-center justify-between gap-4 rounded-card border border-line-strong/60 bg-surface py-1.5 pr-1.5 pl-4 shadow-high"
        >
          <span className="font-semibold">
            <span className="tabular-nums">#{listOrderNumber(orderId)}</span> is{' '}
            {statusLabel(status)}
          </span>
          <Button
            variant="secondary"
            size="small"
            icon={<Undo2 size={18} aria-hidden="true" />}
            aria-label={`Undo: #${listOrderNumber(orderId)} is ${statusLabel(status)}`}
            onClick={() => changes.undo(orderId)}
          >
            Undo
          </Button>
        </li>
      ))}
    </ul>
  );
}
