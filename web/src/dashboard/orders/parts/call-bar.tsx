import { toPaise } from '@thali/shared/money/paise';
import { BellOff, BellRing, Volume2 } from 'lucide-react';
import { useObservable } from '../../../lib/state/observable.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import { isSoundOn, pageBell } from '../bell/bell.ts';
import type { Order } from '../order-list.ts';
import { listOrderNumber } from '../order-texts.ts';
import { OrderTime } from './order-time.tsx';

interface CallBarProps {
  orders: readonly Order[];
  onShow: () => void;
  onAcknowledge: () => void;
}

/** The orders that the bell rings for, and the two answers. Stays in sight however far the page is scrolled. */
export function CallBar({ orders, onShow, onAcknowledge }: CallBarProps) {
  const [newest] = orders;
  if (!newest) return null;
  return (
    <section
      aria-label="New orders call"
      className="pointer-events-auto grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-2 rounded-card border-3 border-on-accent bg-accent py-2 pr-2 pl-3.5 text-on-accent shadow-high sm:gap-x-4"
    >
      <BellRing size={26} aria-hidden="true" className="animate-bounce sm:row-span-2" />
      <div>
        <p className="leading-tight font-bold sm:text-lg">
          {orders.length === 1 ? '1 new order' : `${orders.length} new orders`}
        </p>
        <p className="truncate text-sm max-sm:hidden">
          <span className="tabular-nums">#{listOrderNumber(newest.id)}</span>{' '}
          {newest.customerInfo.name || 'Customer'} · <Money paise={toPaise(newest.finalAmount)} /> ·{' '}
          <OrderTime order={newest} only="ago" />
        </p>
      </div>
      <Button variant="secondary" onClick={onShow} className="max-sm:px-3.5 sm:row-span-2">
        Show
      </Button>
      <Button
        onClick={onAcknowledge}
        className="bg-on-accent! text-accent! max-sm:px-3.5 sm:row-span-2"
      >
        Got it
      </Button>
      <div className="col-span-full sm:col-span-1 sm:col-start-2">
        <Silence />
      </div>
    </section>
  );
}

/** Why there is no sound, where there is none. */
function Silence() {
  const isOn = useObservable(isSoundOn);
  const isBlocked = useObservable(pageBell().isBlocked);
  if (!isOn) {
    return (
      <p className="flex items-center gap-1.5 text-sm">
        <BellOff size={15} aria-hidden="true" /> The sound is off
      </p>
    );
  }
  if (!isBlocked) return null;
  return (
    <button
      type="button"
      onClick={() => pageBell().unlock()}
      className="touch flex items-center gap-2 text-left leading-tight font-bold underline underline-offset-4"
    >
      <Volume2 size={18} aria-hidden="true" className="shrink-0" /> Tap to turn the sound on
    </button>
  );
}
