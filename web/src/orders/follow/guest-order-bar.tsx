import { shortOrderNumber, vendorIdOfOrder } from '@thali/shared/ids/order-id';
import type { Order } from '@thali/shared/orders/order.contract';
import { isOngoing } from '@thali/shared/orders/order-status';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { classNames } from '../../lib/ui/class-names.ts';
import { headlineOf } from '../status/headline-of.ts';
import { keptOrder } from './kept-order.ts';
import { trackedOrders } from './tracking-tokens.ts';
import { useAnswerOverdue } from './use-answer-overdue.ts';
import { useFollowedOrder } from './use-followed-order.ts';

interface GuestOrderBarProps {
  vendorId: string;
  /** Leaves room for the cart bar below. */
  isAboveCart: boolean;
}

type Tracked = ReturnType<typeof ongoingGuestOrders>[number];

/** Shows guests the status of their orders above the menu, with a link to each. */
export default function GuestOrderBar({ vendorId, isAboveCart }: GuestOrderBarProps) {
  const [tracked] = useState(() => ongoingGuestOrders(vendorId));
  return (
    <div
      role="status"
      className={classNames(
        'pointer-events-none fixed inset-x-0 z-20 flex flex-col gap-1.5 px-3 pb-2.5 lg:bottom-2',
        isAboveCart
          ? 'bottom-[calc(7.9rem+env(safe-area-inset-bottom))]'
          : 'bottom-[calc(3.75rem+env(safe-area-inset-bottom))]',
      )}
    >
      {tracked.map((one) => (
        <OrderBar key={one.orderId} {...one} />
      ))}
    </div>
  );
}

function OrderBar({ orderId, proof }: Tracked) {
  const { order } = useFollowedOrder(orderId, proof);
  return order && isOngoing(order.status) ? <OngoingBar order={order} /> : null;
}

function OngoingBar({ order }: { order: Order }) {
  const isAnswerOverdue = useAnswerOverdue(order);
  const isReady = order.status === 'ready';
  return (
    <Link
      href={`/orders/${order.id}`}
      className={classNames(
        'pointer-events-auto mx-auto flex min-h-14 w-full max-w-lg animate-fade-in items-center justify-between gap-3 rounded-full border py-2 pr-4 pl-6 shadow-high',
        isReady ? 'border-leaf bg-leaf text-on-leaf' : 'border-line bg-surface',
      )}
    >
      <span className="min-w-0 leading-tight">
        <span className="block font-semibold text-balance">
          {headlineOf(order, { isAnswerOverdue }).title}
        </span>
        <span className={classNames('money block text-sm', !isReady && 'text-ink-soft')}>
          Your order #{shortOrderNumber(order.id)}
        </span>
      </span>
      <span className="inline-flex shrink-0 items-center gap-1 font-semibold">
        Follow <ChevronRight size={20} />
      </span>
    </Link>
  );
}

/** More bars would hide the menu. */
const maxBars = 3;

/** The latest guest orders of this browser at a mess, unless known to be over. The newest is last, near the thumb. */
export function ongoingGuestOrders(vendorId: string) {
  return trackedOrders()
    .filter(([orderId]) => vendorIdOfOrder(orderId) === vendorId)
    .map(([orderId, trackingToken]) => ({ orderId, proof: { trackingToken } }))
    .filter(({ orderId, proof }) => {
      const known = keptOrder(orderId, proof)?.order;
      return !known || isOngoing(known.status);
    })
    .slice(-maxBars);
}
