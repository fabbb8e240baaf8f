import { isAwaitingPayment } from '@thali/shared/order-payments/online-order';
import type { Order } from '@thali/shared/orders/order.contract';
import { isOngoing, statusFacts } from '@thali/shared/orders/order-status';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { afterFirstPaint } from '../../../lib/loading/after-first-paint.ts';
import { retryUntilLoaded } from '../../../lib/loading/retry-until-loaded.ts';
import { formatTime } from '../../../lib/time/format-time.ts';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { Card } from '../../../lib/ui/card.tsx';
import { usePageTitle } from '../../../lib/ui/use-page-title.ts';
import { statusNamed } from '../../../orders/display/order-name.ts';
import type { OrderViewProps } from '../../../orders/follow/order-access.tsx';
import * as texts from '../order-page-texts.ts';
import { useReadyAlert } from '../use-ready-alert.ts';
import { CancelOwnOrder } from './cancel-own-order.tsx';
import { ContactCard } from './contact-card.tsx';
import { OrderBill } from './order-bill.tsx';
import { OrderCode } from './order-code.tsx';
import { OrderHeadline } from './order-headline.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { PayCard } from './pay-card.tsx';

const LazyReadyNotice = lazy(afterFirstPaint(retryUntilLoaded(() => import('./ready-notice.tsx'))));
const LazyMealFeedback = lazy(retryUntilLoaded(() => import('../feedback/meal-feedback.tsx')));
/** Loads on demand, because few messes show ready ranges. */
const LazyReportNotReady = lazy(retryUntilLoaded(() => import('./report-not-ready.tsx')));
/** Loads on demand, because few orders are cancelled. */
const LazyOtherDishes = lazy(() => import('./other-dishes.tsx'));

/** An order: first the status, then the progress and the bill. */
export function OrderView({ order, proof, isStaff, ...freshness }: OrderViewProps) {
  const isOrderOngoing = isOngoing(order.status);
  useOrderTitle(order);
  return (
    <div
      data-ongoing-order={isOrderOngoing || undefined}
      className="grid grid-cols-1 gap-4 md:grid-cols-2 md:items-start"
    >
      <div className="flex min-w-0 flex-col gap-4">
        <OrderHeadline order={order} />
        {!isStaff && <PayCard order={order} />}
        {isOrderOngoing && !isStaff && <CancelOwnOrder order={order} proof={proof} />}
        {statusFacts[order.status].isGuestWaiting && !isStaff && !isAwaitingPayment(order) && (
          <Suspense>
            <LazyReadyNotice order={order} proof={proof} />
          </Suspense>
        )}
        {order.status === 'ready' && order.readyRange && !isStaff && (
          <Suspense>
            <LazyReportNotReady order={order} proof={proof} />
          </Suspense>
        )}
        {order.status === 'cancelled' && !isStaff && (
          <Suspense>
            <LazyOtherDishes order={order} />
          </Suspense>
        )}
        {order.status === 'completed' && !isStaff && (
          <Suspense>
            <LazyMealFeedback order={order} proof={proof} />
          </Suspense>
        )}
        {!isOrderOngoing && !isStaff && (
          <Link
            href={`/menu/${order.subdomain}`}
            className={buttonClass({ size: 'large', isFullWidth: true })}
          >
            {texts.seeMenu}
          </Link>
        )}
        <Card className="p-5">
          <div className="mb-4 flex items-center justify-between gap-3">
            <h2 className="font-display text-lg font-bold">{texts.progress}</h2>
            <ConnectionNote {...freshness} />
          </div>
          <OrderTimeline order={order} />
        </Card>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <OrderBill order={order} />
        <ContactCard order={order} isStaff={isStaff} />
        {isOrderOngoing && !isAwaitingPayment(order) && <OrderCode order={order} proof={proof} />}
      </div>
    </div>
  );
}

type ConnectionNoteProps = Pick<OrderViewProps, 'isFollowed' | 'link' | 'failure' | 'seenAt'>;

/** Shows whether the page is up to date. Renders nothing after the order has ended. */
function ConnectionNote({ isFollowed, link, failure, seenAt }: ConnectionNoteProps) {
  if (!isFollowed) return null;
  if (failure) {
    return (
      <span className="text-xs font-semibold text-ink-soft">
        {texts.asOf(formatTime(new Date(seenAt).toISOString()))}
      </span>
    );
  }
  if (link === 'live') {
    return (
      <span className="inline-flex items-center gap-1.5 text-xs font-semibold text-leaf">
        <span className="size-2 animate-pulse rounded-full bg-current" />
        {texts.live}
      </span>
    );
  }
  if (link === 'connecting') return null;
  return <span className="text-xs font-semibold text-ink-soft">{texts.checking}</span>;
}

/** Shows the status as the title of the browser tab. Blinks it when the food is ready. */
function useOrderTitle({ status, vendorName }: Order): void {
  const isTitleBlinking = useReadyAlert(status);
  usePageTitle(
    isTitleBlinking ? texts.foodReadyTitle : texts.pageTitle(statusNamed(status), vendorName),
  );
}
