import type { Order } from '@thali/shared/orders/order.contract';
import { TriangleAlert } from 'lucide-react';
import { useNow } from '../../lib/time/use-now.ts';
import { classNames } from '../../lib/ui/class-names.ts';
import {
  clockTime,
  formatFullTime,
  timeAgo,
  updateIntervalMs,
  waitLevelOf,
} from './order-times.ts';
import * as texts from './status-texts.ts';

interface OrderTimeProps {
  order: Pick<Order, 'createdAt' | 'status'>;
  className?: string;
  /** Shows only the age or only the time. */
  only?: 'ago' | 'clock';
}

/** Shows the age and the time of an order. A separate component, so that only this text renders every few seconds. */
export function OrderTime({ order, className, only }: OrderTimeProps) {
  const now = useNow(updateIntervalMs).getTime();
  const isLate = waitLevelOf(order, now) !== 'short';
  return (
    <time
      dateTime={order.createdAt}
      title={formatFullTime(order.createdAt)}
      className={classNames('tabular-nums', className)}
    >
      {only !== 'clock' && (
        <span className={classNames('font-semibold', isLate && !only && 'text-chilli')}>
          {isLate && (
            <TriangleAlert
              size={15}
              role="img"
              aria-label={texts.waitingLong}
              className="mr-1 inline align-[-2px]"
            />
          )}
          {timeAgo(order.createdAt, now)}
        </span>
      )}{' '}
      {only !== 'ago' && <span className="text-ink-faint">{clockTime(order.createdAt, now)}</span>}
    </time>
  );
}
