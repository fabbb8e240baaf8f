import { Undo2 } from 'lucide-react';
import { useObservable } from '../../../lib/state/observable.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { statusLabel } from '../../../lib/ui/status-badge.tsx';
import type { OrderStatusChanges } from '../order-status-changes.ts';
import { listOrderNumber } from '../order-texts.ts';

/** What was just done and can't be undone in a moment, one line each. */
export function UndoBar({ changes }: { changes: OrderStatusChanges }) {
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
