import { shortOrderNumber } from '@thali/shared/ids/order-id';
import { toPaise } from '@thali/shared/money/paise';
import type { Order } from '@thali/shared/orders/order.contract';
import { isOngoing } from '@thali/shared/orders/order-status';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDayAndTime } from '../../../lib/time/format-time.ts';
import { Card } from '../../../lib/ui/card.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import { StatusBadge } from '../../../lib/ui/status-badge.tsx';
import { choicesText } from '../../../orders/display/choices-text.ts';
import { statusNamed } from '../../../orders/display/order-name.ts';
import { OrderNumber } from '../../../orders/display/order-number.tsx';
import { presentItems } from '../../../orders/display/order-texts.ts';
import { ServedBadge } from '../../../orders/display/service.tsx';
import { useDishNames } from '../../../orders/display/use-dish-names.ts';
import { paymentMethodLabel, paymentState } from '../../../orders/payment/payment-state.ts';
import { cancelReasonForGuest } from '../../../orders/status/cancelled-titles.ts';
import * as texts from '../own-orders-texts.ts';

interface OwnOrderCardProps {
  order: Order;
  /** A second button, such as 'Order again'. */
  action?: ReactNode;
  progress?: ReactNode;
}

/** A short view of an order. A press anywhere on the card opens the order. Rule: storefront-12 */
export function OwnOrderCard({ order, action, progress }: OwnOrderCardProps) {
  const number = shortOrderNumber(order.id);
  return (
    <Card className="relative transition-shadow hover:shadow-mid">
      <article
        aria-label={texts.orderNumber(number)}
        data-ongoing-order={isOngoing(order.status) || undefined}
        className="flex h-full flex-col gap-3 p-4"
      >
        <header className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <div className="min-w-0">
            <h2 className="money font-bold tracking-wide">
              {order.token !== undefined && texts.tokenBefore(order.token)}
              <Link href={`/orders/${order.id}`} className="after:absolute after:inset-0">
                <span className="font-normal text-ink-soft">{texts.orderBefore}</span>
                <OrderNumber orderId={order.id} />
              </Link>
            </h2>
            <time dateTime={order.createdAt} className="text-sm text-ink-soft">
              {formatDayAndTime(order.createdAt)}
            </time>
            <p className="mt-1 empty:hidden">
              <ServedBadge order={order} />
            </p>
            {order.paymentMethod !== 'cod' && (
              <p className="mt-1 text-sm text-ink-soft">
                {paymentMethodLabel(order.paymentMethod)}: {paymentState(order).label}
              </p>
            )}
          </div>
          <span className="flex items-center gap-1 text-right">
            <StatusBadge
              status={order.status}
              label={statusNamed(order.status)}
              reason={cancelReasonForGuest(order)}
            />
            <ChevronRight size={18} className="text-ink-faint" />
          </span>
        </header>
        {progress}
        <OrderItems order={order} />
        <footer className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-t border-dashed border-line-strong/60 pt-3">
          <p>
            <span className="text-sm text-ink-soft">{texts.totalBefore}</span>
            <Money paise={toPaise(order.finalAmount)} className="text-lg font-bold" />
            {order.parcelCharge && (
              <span className="block text-xs text-ink-faint">
                {texts.parcelChargeBefore}
                <Money paise={toPaise(order.parcelCharge)} />
              </span>
            )}
            {order.serviceCharge > 0 && (
              <span className="block text-xs text-ink-faint">{texts.includesFee}</span>
            )}
          </p>
          {action && <div className="relative z-10">{action}</div>}
        </footer>
      </article>
    </Card>
  );
}

/** Rule: storefront-12 */
export const maxItems = 3;

function OrderItems({ order }: { order: Order }) {
  const nameOf = useDishNames(order.subdomain);
  const items = presentItems(order);
  const hiddenCount = items.length - maxItems;
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {items.slice(0, maxItems).map((item) => (
        <li key={item.id} className="flex items-baseline justify-between gap-3">
          <span className="min-w-0">
            <span className="money font-semibold">{item.quantity} × </span>
            {nameOf(item.menuItem)}
            {item.choices && (
              <span className="block text-ink-soft">{choicesText(item.choices)}</span>
            )}
          </span>
          <Money paise={toPaise(item.totalPrice)} className="text-ink-soft" />
        </li>
      ))}
      {hiddenCount > 0 && <li className="text-ink-faint">{texts.moreItems(hiddenCount)}</li>}
    </ul>
  );
}
