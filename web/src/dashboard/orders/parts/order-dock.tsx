import { toPaise } from '@thali/shared/money/paise';
import { orderName } from '@thali/shared/orders/order-name';
import { BellOff, BellRing, Volume2 } from 'lucide-react';
import { useObservable } from '../../../lib/state/observable.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { classNames } from '../../../lib/ui/class-names.ts';
import { Money } from '../../../lib/ui/money.tsx';
import { type Toast, toastState } from '../../../lib/ui/toast-store.ts';
import { isSoundOn, pageBell } from '../../../orders/alarm/bell.ts';
import { columnNames, kitchenColumns } from '../../../orders/staff/kitchen-columns.ts';
import { OrderTime } from '../../../orders/status/order-time.tsx';
import { useIsLater } from '../later.tsx';
import type { Order } from '../order-list.ts';
import { StickyBar } from './sticky-bar.tsx';

interface OrderDockProps {
  /** Ringing orders, newest first. */
  orders: readonly Order[];
  /** Undefined while they load. */
  ongoing: readonly Order[] | undefined;
  isAtOrders: boolean;
  onShow: () => void;
  onAcknowledge: () => void;
}

/**
 * The bar with new orders, below the tabs. It covers no button. On the Orders tab its space is always reserved, so that
 * nothing moves when an order arrives. Rule: orders-34
 */
export function OrderDock({ orders, ongoing, isAtOrders, onShow, onAcknowledge }: OrderDockProps) {
  const [newest] = orders;
  const shownToast = useObservable(toastState);
  const toast = shownToast?.isDocked ? shownToast : undefined;
  return (
    <>
      <p aria-live="assertive" className="sr-only">
        {toast && `${toast.title} ${toast.description}`}
      </p>
      {newest ? (
        <StickyBar className="border-accent-strong bg-accent text-on-accent">
          <section
            aria-label="New orders"
            className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-2 sm:gap-x-4"
          >
            <BellRing size={26} className="animate-pulse max-sm:size-5" />
            <div className="flex min-w-0 items-center gap-x-6 leading-tight max-sm:grid">
              <CallText toast={toast} newest={newest} count={orders.length} />
              <div className={classNames('shrink-0', toast && 'max-sm:hidden')}>
                <SilenceNote />
              </div>
            </div>
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                if (toast?.action) toast.action.onPress();
                else onShow();
              }}
            >
              {toast?.action?.label ?? 'Show'}
            </Button>
            <Button
              size="small"
              onClick={onAcknowledge}
              className="bg-on-accent! whitespace-nowrap text-accent!"
            >
              Got it
            </Button>
          </section>
        </StickyBar>
      ) : (
        isAtOrders && (
          <StickyBar className="border-line bg-paper">
            <KitchenCounts ongoing={ongoing} />
          </StickyBar>
        )
      )}
    </>
  );
}

/** The number of orders in each kitchen column, and of orders that wait for their slot. */
function KitchenCounts({ ongoing }: Pick<OrderDockProps, 'ongoing'>) {
  const isLater = useIsLater();
  const later = ongoing?.filter(isLater).length ?? 0;
  const columns = ongoing && kitchenColumns(ongoing.filter((order) => !isLater(order)));
  return (
    <section aria-label="In the kitchen" className="flex w-full items-center justify-between gap-4">
      <ul className="flex gap-3 text-sm sm:gap-5 font-semibold text-ink-soft">
        {columnNames.map(({ key, title }) => (
          <Count key={key} title={title} count={columns?.[key].length} />
        ))}
        {later > 0 && <Count title="Later" count={later} />}
      </ul>
      <SilenceNote />
    </section>
  );
}

/** A phone shows the number below its title, so that four counts fit beside the sound. */
function Count({ title, count }: { title: string; count: number | undefined }) {
  return (
    <li className="leading-tight whitespace-nowrap max-sm:grid">
      {title} <span className="font-bold text-ink tabular-nums">{count ?? '–'}</span>
    </li>
  );
}

interface CallTextProps {
  toast: Toast | undefined;
  newest: Order;
  count: number;
}

/** Shows the newest order for some seconds, then the number of new orders. */
function CallText({ toast, newest, count }: CallTextProps) {
  if (toast) {
    return (
      <div className="min-w-0">
        <p className="truncate font-bold">{toast.title}</p>
        <p className="truncate text-sm">{toast.description}</p>
      </div>
    );
  }
  return (
    <div className="min-w-0">
      <p className="truncate font-bold">{count === 1 ? '1 new order' : `${count} new orders`}</p>
      <p className="truncate text-sm max-sm:hidden">
        <span className="tabular-nums">{orderName(newest)}</span>{' '}
        {newest.customerInfo.name || 'Customer'} · <Money paise={toPaise(newest.finalAmount)} /> ·{' '}
        <OrderTime order={newest} only="ago" />
      </p>
    </div>
  );
}

/** Explains why the bell makes no sound. */
function SilenceNote() {
  const isOn = useObservable(isSoundOn);
  const isBlocked = useObservable(pageBell().isBlocked);
  if (!isOn) {
    return (
      <p className="flex items-center gap-1.5 text-sm">
        <BellOff size={15} /> The sound is off
      </p>
    );
  }
  if (!isBlocked) return null;
  return (
    <button
      type="button"
      onClick={() => pageBell().unlock()}
      className="touch -my-2.5 flex items-center gap-2 text-left leading-tight font-bold underline min-[22rem]:whitespace-nowrap underline-offset-4"
    >
      <Volume2 size={18} className="shrink-0 max-sm:hidden" /> Turn on sound
    </button>
  );
}
