import { toPaise } from '@thali/shared/money/paise';
import { orderName } from '@thali/shared/orders/order-name';
import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { Loaded } from '../../lib/data/loaded.tsx';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { Card } from '../../lib/ui/card.tsx';
import { classNames } from '../../lib/ui/class-names.ts';
import { Money } from '../../lib/ui/money.tsx';
import { Skeleton } from '../../lib/ui/skeleton.tsx';
import { countText, unitCount } from '../../orders/display/order-texts.ts';
import { ServedBadge } from '../../orders/display/service.tsx';
import { OrderTime } from '../../orders/status/order-time.tsx';
import { tabPath } from '../shared/dashboard-paths.ts';
import type { Order } from './order-list.ts';
import { useRecentOrders, useWaitingOrders } from './order-queries.ts';
import { OrderBadge } from './parts/order-badge.tsx';

/** The maximum number of orders in the card. */
const maxWaiting = 3;

/** The orders that wait for confirmation, the oldest first. Silent, because the strip below the tabs plays the alarm. */
export function ActionRequired() {
  const { data: waiting, isPending } = useWaitingOrders();
  if (isPending) return <Skeleton className="h-12 rounded-card" />;
  return waiting && <WaitingOrders waiting={waiting} />;
}

function WaitingOrders({ waiting }: { waiting: readonly Order[] }) {
  const count = waiting.length;
  return (
    <section
      aria-label="Waiting orders"
      className={classNames(
        'flex flex-col gap-2 rounded-card border px-4 py-3',
        count > 0 ? 'border-accent bg-accent-soft' : 'border-line bg-surface shadow-low',
      )}
    >
      <div className="flex items-center justify-between gap-x-4">
        <p role="status" className="min-w-0">
          {count > 0 ? (
            <>
              <strong className="block font-bold">Action Required</strong>
              <span className="text-sm text-ink-soft">
                {count === 1
                  ? '1 order is waiting to be confirmed.'
                  : `${count} orders are waiting to be confirmed.`}
              </span>
            </>
          ) : (
            <span className="text-sm text-ink-soft">No order is waiting.</span>
          )}
        </p>
        {count > 0 && (
          <Link
            href={tabPath('orders')}
            className={`${buttonClass({ size: 'small' })} shrink-0 whitespace-nowrap`}
          >
            View Orders
          </Link>
        )}
      </div>
      {count > 0 && (
        <ul className="divide-y divide-accent/40 text-sm">
          {waiting.slice(0, maxWaiting).map((order) => (
            <li key={order.id} className="flex items-baseline justify-between gap-3 py-1.5">
              <span className="min-w-0 truncate">
                <strong className="tabular-nums">{orderName(order)}</strong>{' '}
                {order.customerInfo.name || 'Customer'}
              </span>
              <span className="shrink-0 text-ink-soft">
                <Money paise={toPaise(order.finalAmount)} /> ·{' '}
                <OrderTime order={order} only="ago" />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The latest five orders of any status. */
export function RecentOrders() {
  const orders = useRecentOrders();
  return (
    <Card className="min-w-0 p-5 sm:p-6">
      <section aria-labelledby="recent-orders">
        <header className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
          <h3 id="recent-orders" className="text-lg font-bold">
            Recent Orders
          </h3>
          <Link
            href={tabPath('orders')}
            className={`${buttonClass({ variant: 'quiet', size: 'small' })} -mr-3.5`}
          >
            View All Orders
            <ArrowRight size={16} />
          </Link>
        </header>
        <Loaded
          reading={orders}
          loading={<RecentSkeleton />}
          failedText="Failed to fetch orders"
          isSection
        >
          {(recent) =>
            recent.length === 0 ? (
              <p className="py-4 text-ink-soft">
                No orders yet. The first one will show here as soon as it is placed.
              </p>
            ) : (
              <ul className="divide-y divide-line">
                {recent.map((order) => (
                  <RecentOrder key={order.id} order={order} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </section>
    </Card>
  );
}

function RecentOrder({ order }: { order: Order }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto_8rem]">
      <p className="font-bold whitespace-nowrap tabular-nums max-sm:hidden">{orderName(order)}</p>
      <div className="min-w-0">
        <p className="flex items-center gap-2 font-semibold">
          <span className="truncate">{order.customerInfo.name || 'Customer'}</span>
          <ServedBadge order={order} />
        </p>
        <p className="text-sm text-ink-soft">
          <span className="tabular-nums sm:hidden">{`${orderName(order)}\u00a0· `}</span>
          {countText(unitCount(order))}
          <span aria-hidden="true">{'\u00a0· '}</span>
          <OrderTime order={order} only="ago" className="whitespace-nowrap" />
        </p>
      </div>
      <Money paise={toPaise(order.finalAmount)} className="text-right font-semibold" />
      <div className="max-sm:col-start-2 max-sm:row-start-2 sm:text-right">
        <OrderBadge order={order} />
      </div>
    </li>
  );
}

function RecentSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-3 py-2">
      <span className="sr-only">Loading...</span>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} className="h-11" />
      ))}
    </div>
  );
}
