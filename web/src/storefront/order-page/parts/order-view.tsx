import { isOngoing } from '@thali/shared/orders/order-status';
import { Link } from 'wouter';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { Card } from '../../../lib/ui/card.tsx';
import type { ShownOrder } from '../../../orders/shown-order.ts';
import { useOrderTitle } from '../use-order-title.ts';
import { ContactCard } from './contact-card.tsx';
import { LinkMark } from './link-mark.tsx';
import { OrderBill } from './order-bill.tsx';
import { OrderCode } from './order-code.tsx';
import { OrderHeadline } from './order-headline.tsx';
import { OrderTimeline } from './order-timeline.tsx';

/** One order: the one thing to know first, then how it got there, then the bill. */
export function OrderView({ order, proof, isStaff, ...freshness }: ShownOrder) {
  const isUnderWay = isOngoing(order.status);
  useOrderTitle(order);
  return (
    <div
      data-ongoing-order={isUnderWay || undefined}
      className="grid grid-cols-1 gap-4 md:grid-cols-2 md:items-start"
    >
      <div className="flex min-w-0 flex-col gap-4">
        <OrderHeadline order={order} />
        {!isUnderWay && !isStaff && (
          <Link
            href={`/menu/${order.subdomain}`}
            className={buttonClass({ size: 'large', isFullWidth: true })}
          >
            See the menu
          </Link>
        )}
        <Card className="p-5">
          <div className="mb-4 flex items-center justify-between gap-3">
            <h2 className="font-display text-lg font-bold">Progress</h2>
            <LinkMark {...freshness} />
          </div>
          <OrderTimeline order={order} />
        </Card>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <OrderBill order={order} />
        <ContactCard order={order} isStaff={isStaff} />
        {isUnderWay && <OrderCode order={order} proof={proof} />}
      </div>
    </div>
  );
}
