import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useObservable } from '../../lib/state/observable.ts';
import { useOnline } from '../../lib/ui/use-online.ts';
import { UndoList } from '../../orders/staff/undo-list.tsx';
import * as texts from '../kitchen-texts.ts';
import type { StepQueue } from '../step-queue.ts';
import type { Step } from '../steps.ts';
import { tapTexts } from '../tap-texts.ts';

/** Says that steps wait for the network. */
export function UnsentBar({ unsent }: { unsent: readonly Step[] }) {
  return (
    <div role="status" className="empty:hidden">
      {unsent.length > 0 && (
        <p className="flex items-center gap-3 border-b-2 border-chilli bg-chilli-soft px-4 py-2 text-lg font-bold text-chilli">
          <CloudOff size={26} className="shrink-0" />
          {unsentText(unsent.length)}
        </p>
      )}
    </div>
  );
}

/** The steps that could not be sent. Empty while sending works. */
export function useUnsent({ steps, isStuck }: StepQueue): readonly Step[] {
  const queuedSteps = useObservable(steps);
  const isWaiting = useObservable(isStuck);
  const isOnline = useOnline();
  return isWaiting || !isOnline ? queuedSteps : none;
}

const none: readonly Step[] = [];

/** Lists the steps that staff can still undo. */
export function KitchenUndo({ queue }: { queue: StepQueue }) {
  const steps = useObservable(queue.steps);
  const now = useNowForUndo(steps);
  return <UndoList actions={undoable(steps, now)} onUndo={queue.undo} className="sm:items-end" />;
}

/** The current time. Updates when a step can no longer be undone. */
function useNowForUndo(steps: readonly Step[]): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const nextEnd = Math.min(...steps.map(({ sendAt }) => sendAt).filter((at) => at > now));
    if (nextEnd === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setNow(Date.now()), nextEnd - Date.now() + 1);
    return () => clearTimeout(timer);
  }, [steps, now]);
  return now;
}

/** The taps that staff can still undo, latest last. */
function undoable(steps: readonly Step[], now: number): { key: string; label: string }[] {
  return tapTexts(steps.filter(({ sendAt }) => sendAt > now));
}

export function unsentText(count: number): string {
  return texts.stepsUnsent(count);
}
