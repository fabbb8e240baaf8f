import type { Order } from '@thali/shared/orders/order.contract';
import { istMoment } from '@thali/shared/time/ist';
import { formatDayAndTime, formatTime } from '../../lib/time/format-time.ts';
import type { OrderStep } from './order-steps.ts';

/** When a step was reached, with the day where that is another one than the order's own. */
export function stepTime(
  { at }: Pick<OrderStep, 'at'>,
  { createdAt }: Pick<Order, 'createdAt'>,
): string {
  if (!at) return '';
  return dayOf(at) === dayOf(createdAt) ? formatTime(at) : formatDayAndTime(at);
}

function dayOf(iso: string): string {
  return istMoment(new Date(iso)).date;
}
