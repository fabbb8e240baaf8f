import { kitchenNumber } from '@thali/shared/ids/order-id';
import { toPaise } from '@thali/shared/money/paise';
import { memo, type ReactNode } from 'react';
import { readablePhone } from '../../../lib/phone/readable-phone.ts';
import { classNames } from '../../../lib/ui/class-names.ts';
import { Money } from '../../../lib/ui/money.tsx';
import { itemsText } from '../../../orders/display/order-texts.ts';
import { ServedBadge } from '../../../orders/display/service.tsx';
import { StaffPaymentBadge } from '../../../orders/payment/payment-badge.tsx';
import { OrderTime } from '../../../orders/status/order-time.tsx';
import type { Order } from '../order-list.ts';
import type { ChangeOrderStatus } from '../use-change-order-status.ts';
import { ActionButtons, ViewButton } from './action-buttons.tsx';
import { OrderBadge } from './order-badge.tsx';
import { ReceivedButton } from './order-payment.tsx';

interface OrderListCardProps {
  order: Order;
  isMoving: boolean;
  checkbox?: ReactNode;
  onChangeStatus: ChangeOrderStatus;
  onView: (order: Order) => void;
}

/** An order as a card, for phones and tablets. */
export const OrderListCard = memo(function OrderListCard({
  order,
  isMoving,
  checkbox,
  onChangeStatus,
  onView,
}: OrderListCardProps) {
  const headingId = `card-${order.id}`;
  return (
    <article
      aria-labelledby={headingId}
      data-order-id={order.id}
      className={classNames(
        'rounded-card border bg-surface px-4 py-3 shadow-low',
        order.status === 'pending' ? 'border-3 border-accent' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <div className="flex items-center">
          {checkbox && <div className="-my-1 -ml-2.5 flex shrink-0">{checkbox}</div>}
          <h4 id={headingId} className="font-bold tabular-nums">
            {order.token !== undefined && <Part>Token {order.token}</Part>}{' '}
            {order.offline && <Part>{order.offline.number}</Part>}{' '}
            <Part>
              <span className="sr-only">Order </span>#{kitchenNumber(order.id)}
            </Part>
          </h4>
        </div>
        <span className="flex items-center gap-1.5 text-right">
          <ServedBadge order={order} />
          <OrderBadge order={order} />
        </span>
      </div>
      <div className="mt-1 flex items-baseline justify-between gap-3 text-sm">
        <span className="truncate">
          {order.customerInfo.name || 'Customer'}
          <span className="text-ink-faint"> · {readablePhone(order.customerInfo.phone)}</span>
        </span>
        <Money paise={toPaise(order.finalAmount)} className="text-base font-bold" />
      </div>
      <p className="mt-1 text-sm">
        <span className="line-clamp-2 text-ink-soft">{itemsText(order)}</span>
      </p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 empty:hidden">
        <StaffPaymentBadge order={order} />
        <ReceivedButton order={order} describedBy={headingId} />
      </div>
      <div className="flex items-center justify-between gap-3">
        <OrderTime order={order} className="text-sm" />
        <ViewButton order={order} onView={onView} describedBy={headingId} className="-mr-3" />
      </div>
      <ActionButtons
        order={order}
        isMoving={isMoving}
        onChangeStatus={onChangeStatus}
        size="ticket"
        describedBy={headingId}
      />
    </article>
  );
});

/** A part of an order's number. A narrow card breaks the line between two parts. */
function Part({ children }: { children: ReactNode }) {
  return <span className="mr-1 inline-block whitespace-nowrap">{children}</span>;
}
