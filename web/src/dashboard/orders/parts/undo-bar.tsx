import { Undo2 } from 'lucide-react';
import { useObservable } from '../../../lib/state/observable.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { statusLabel } from '../../../lib/ui/status-badge.tsx';
import { useOrderStore } from '../order-store.tsx';
import { listOrderNumber } from '../order-texts.ts';

/** What was just done and can't be undone in a moment, one line each. */
export function UndoBar() {
  const { changes } = useOrderStore();
  const held = useObservable(changes.held);
  return (
    <ul
      aria-label="Can be undone"
      aria-live="polite"
      className="pointer-events-none sticky bottom-0 z-20 mt-auto flex flex-col items-stretch gap-2 px-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] empty:sr-only sm:items-end sm:px-6 print:hidden"
    >
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
