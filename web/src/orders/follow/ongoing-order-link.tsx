import { orderLabel } from '@thali/shared/ids/order-id';
import { isAwaitingPayment } from '@thali/shared/order-payments/online-order';
import type { Order } from '@thali/shared/orders/order.contract';
import { isOngoing, type OrderStatus } from '@thali/shared/orders/order-status';
import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { classNames } from '../../lib/ui/class-names.ts';
import { orderName } from '../display/order-name.ts';
import { headlineOf } from '../status/headline-of.ts';
import * as texts from './follow-texts.ts';
import { ongoingGuestOrders } from './ongoing-guest-orders.ts';
import { useAnswerOverdue } from './use-answer-overdue.ts';
import { useFollowedOrder } from './use-followed-order.ts';

interface OngoingOrderLinkProps {
  vendorId: string;
  /** Whether the cart takes half of the bar. */
  isHalf: boolean;
}

type GuestOrder = ReturnType<typeof ongoingGuestOrders>[number];

/** A link to the guest's ongoing order. Shows the newest ready order, or else the newest order. */
export default function OngoingOrderLink({ vendorId, isHalf }: OngoingOrderLinkProps) {
  const [guestOrders] = useState(() => ongoingGuestOrders(vendorId));
  const [ordersById, setOrdersById] = useState<ReadonlyMap<string, Order>>(new Map());
  const ongoing = guestOrders
    .flatMap(({ orderId }) => ordersById.get(orderId) ?? [])
    .filter(({ status }) => isOngoing(status));
  const order = ongoing.findLast(({ status }) => status === 'ready') ?? ongoing.at(-1);
  return (
    <>
      {guestOrders.map((guestOrder) => (
        <FollowedOrder
          key={guestOrder.orderId}
          {...guestOrder}
          onOrder={(next) => setOrdersById((orders) => new Map(orders).set(next.id, next))}
        />
      ))}
      {order && <OngoingOrderState order={order} otherCount={ongoing.length - 1} isHalf={isHalf} />}
    </>
  );
}

function FollowedOrder({
  orderId,
  proof,
  onOrder,
}: GuestOrder & { onOrder: (order: Order) => void }) {
  const { order } = useFollowedOrder(orderId, proof);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another state of the order is news
  useEffect(() => {
    if (order) onOrder(order);
  }, [order]);
  return null;
}

interface OngoingOrderStateProps {
  order: Order;
  otherCount: number;
  isHalf: boolean;
}

function OngoingOrderState({ order, otherCount, isHalf }: OngoingOrderStateProps) {
  const isAnswerOverdue = useAnswerOverdue(order);
  const isReady = order.status === 'ready';
  return (
    <div role="status" className="flex min-w-0 flex-1">
      <Link
        href={`/orders/${order.id}`}
        className={classNames(
          'bar-part border',
          isHalf && 'max-[24rem]:px-4',
          isReady ? 'border-leaf bg-leaf text-on-leaf' : 'border-line bg-surface',
        )}
      >
        <span className="min-w-0 leading-tight">
          <span className="money block truncate font-semibold">
            {/* Half a bar has no room for more than the code of an order without a token. */}
            {isHalf && order.token === undefined ? orderLabel(order) : orderName(order)}
            {otherCount > 0 && (
              <>
                {' '}
                +{otherCount}
                <span className="sr-only">{texts.more}</span>
              </>
            )}
          </span>
          <span
            className={classNames(
              'line-clamp-2',
              isHalf ? 'text-xs leading-tight' : 'text-sm',
              !isReady && 'text-ink-soft',
            )}
          >
            {isHalf && !isAnswerOverdue && !isAwaitingPayment(order)
              ? shortTexts[order.status]
              : headlineOf(order, { isAnswerOverdue }).title}
          </span>
        </span>
        <span className="inline-flex shrink-0 items-center gap-1 font-semibold">
          <span className={isHalf ? 'sr-only' : undefined}>{texts.follow}</span>{' '}
          <ChevronRight size={20} className={isHalf ? 'max-[24rem]:hidden' : undefined} />
        </span>
      </Link>
    </div>
  );
}

/** The state in one or two words, beside the cart. */
const shortTexts: Record<OrderStatus, string> = {
  pending: texts.waiting,
  confirmed: texts.accepted,
  preparing: texts.cooking,
  ready: texts.ready,
  completed: texts.handedOver,
  cancelled: texts.cancelled,
  expired: texts.expired,
};
