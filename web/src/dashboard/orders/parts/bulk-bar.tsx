import { CircleAlert, FastForward } from 'lucide-react';
import { Button } from '../../../lib/ui/button.tsx';
import { countSteps, type useBulkStep } from '../bulk-step.ts';

type BulkStep = ReturnType<typeof useBulkStep>;

type BulkBarProps = Pick<BulkStep, 'selection' | 'movableOrders' | 'isMoving' | 'moveOn' | 'clear'>;

/** Moves the selected orders to their next steps. Stays on screen while the table scrolls. */
export function BulkBar({ selection, movableOrders, isMoving, moveOn, clear }: BulkBarProps) {
  const count = selection.selected.size;
  if (count === 0) return null;
  const steps = countSteps(movableOrders).map(
    ({ label, count: stepCount }) => `${stepCount}\u00a0×\u00a0${label}`,
  );
  const unmovableCount = count - movableOrders.length;
  return (
    <section
      aria-label="Checked orders"
      data-bulk
      className="sticky bottom-[calc(var(--bottom-bar)+0.75rem)] z-10 flex flex-wrap items-center justify-end gap-x-5 gap-y-2 rounded-card bg-ink py-2 pr-2 pl-4 text-paper shadow-high"
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong>{count} selected</strong>
        <span className="text-sm">
          {[...steps, unmovableCount > 0 && `${unmovableCount} without a next step`]
            .filter(Boolean)
            .join(', ')}
        </span>
      </p>
      <div className="flex gap-2">
        <Button variant="secondary" size="small" onClick={clear} disabled={isMoving}>
          Clear
        </Button>
        <Button
          size="small"
          icon={<FastForward size={18} />}
          isBusy={isMoving}
          disabled={movableOrders.length === 0 && !isMoving}
          onClick={moveOn}
        >
          Move {movableOrders.length} to next step
        </Button>
      </div>
    </section>
  );
}

/** The orders that the last bulk step could not change, with reasons. */
export function BulkFailures({ report }: Pick<BulkStep, 'report'>) {
  return (
    <div role="status" className="empty:sr-only">
      {report && (
        <div className="flex gap-3 rounded-card border-2 border-chilli bg-chilli-soft px-4 py-3">
          <CircleAlert size={22} className="mt-0.5 shrink-0 text-chilli" />
          <div>
            <p className="font-bold">
              {report.moved} of {report.moved + report.failed.length} orders moved on
            </p>
            <ul className="text-sm">
              {report.failed.map(({ orderId, name, reason }) => (
                <li key={orderId}>
                  <span className="font-semibold tabular-nums">{name}</span> {reason}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
