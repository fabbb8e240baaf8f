import type { Order } from '@thali/shared/orders/order.contract';
import { BellOff, BellRing, CloudOff, Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useObservable } from '../../lib/state/observable.ts';
import { Button } from '../../lib/ui/button.tsx';
import { useOnline } from '../../lib/ui/use-online.ts';
import { isSoundOn, pageBell } from '../../orders/alarm/bell.ts';
import { UndoList } from '../../orders/staff/undo-list.tsx';
import type { StepQueue } from '../step-queue.ts';
import type { Step } from '../steps.ts';
import { tapTexts } from '../tap-texts.ts';

/** Shows the new orders, with a button that silences all screens. */
export function AlarmBar({ calling, onGotIt }: { calling: readonly Order[]; onGotIt: () => void }) {
  const { length } = calling;
  return (
    <div role="status" aria-live="assertive" className="empty:hidden">
      {length > 0 && (
        <section
          aria-label="New orders"
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-accent px-3 py-1 text-on-accent sm:px-4"
        >
          <p className="flex items-center gap-3 text-2xl font-bold">
            <BellRing size={32} className="shrink-0 animate-pulse" />
            {length === 1 ? '1 new order' : `${length} new orders`}
          </p>
          <Silence />
          <Button
            onClick={onGotIt}
            className="grow bg-on-accent! px-8! text-xl! font-bold! text-accent! sm:grow-0"
          >
            Got it
          </Button>
        </section>
      )}
    </div>
  );
}

/** Turns on the sound if it is muted or blocked. */
function Silence() {
  const isOn = useObservable(isSoundOn);
  const isBlocked = useObservable(pageBell().isBlocked);
  if (isOn && !isBlocked) return null;
  return (
    <button
      type="button"
      onClick={() => {
        isSoundOn.set(true);
        pageBell().unlock();
      }}
      className="touch flex items-center gap-2 text-lg font-bold underline underline-offset-4"
    >
      {isOn ? <Volume2 size={22} /> : <BellOff size={22} />}
      Turn on sound
    </button>
  );
}

/** Shows that steps wait for the network. */
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

/** The steps that could not be sent. Empty while they are on their way. */
export function useUnsent({ steps, isStuck }: StepQueue): readonly Step[] {
  const all = useObservable(steps);
  const isWaiting = useObservable(isStuck);
  const isOnline = useOnline();
  return isWaiting || !isOnline ? all : none;
}

const none: readonly Step[] = [];

/** Lists the steps that staff can still undo. */
export function KitchenUndo({ queue }: { queue: StepQueue }) {
  const steps = useObservable(queue.steps);
  const now = useTimeAtNextSend(steps);
  return <UndoList done={undoable(steps, now)} onUndo={queue.undo} />;
}

/** The current time, updated when a step can no longer be undone. */
function useTimeAtNextSend(steps: readonly Step[]): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const next = Math.min(...steps.map(({ sendAt }) => sendAt).filter((at) => at > now));
    if (next === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setNow(Date.now()), next - Date.now() + 1);
    return () => clearTimeout(timer);
  }, [steps, now]);
  return now;
}

/** The taps that staff can still undo, the latest last. */
function undoable(steps: readonly Step[], now: number): { key: string; label: string }[] {
  return tapTexts(steps.filter(({ sendAt }) => sendAt > now));
}

export function unsentText(count: number): string {
  return count === 1
    ? '1 step is not sent. Leave this screen open to send it.'
    : `${count} steps are not sent. Leave this screen open to send them.`;
}
