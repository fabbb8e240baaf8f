import type { Order } from '@thali/shared/orders/order.contract';
import {
  isEndedEarly,
  isOngoing,
  type OrderStatus,
  orderStatuses,
  statusFacts,
} from '@thali/shared/orders/order-status';
import { toIst } from '@thali/shared/time/ist';
import { formatDayAndTime, formatTime } from '../../lib/time/format-time.ts';

export interface OrderStep {
  status: OrderStatus;
  /** `ended`: the order was cancelled or expired at this step. */
  state: 'done' | 'now' | 'ahead' | 'ended';
  /** The time when the order reached the step, in ISO 8601. */
  at: string | undefined;
}

type History = Pick<Order, 'status' | 'createdAt' | 'updatedAt' | 'statusTimes'>;

const allSteps = orderStatuses.filter((status) => !isEndedEarly(status));

/**
 * The steps of an order: done, current and ahead. For a cancelled or expired order: only the done steps, and the
 * cancellation or expiry.
 */
export function orderSteps(order: History): OrderStep[] {
  const { status } = order;
  const currentStep = statusFacts[status].step;
  if (currentStep === undefined) {
    const takenSteps = allSteps.filter((step) => timeOf(order, step) !== undefined);
    return [
      ...takenSteps.map((step): OrderStep => doneStep(order, step)),
      { status, state: 'ended', at: timeOf(order, status) ?? order.updatedAt },
    ];
  }
  return allSteps.map((step, index): OrderStep => {
    if (index > currentStep) return { status: step, state: 'ahead', at: undefined };
    const isNow = index === currentStep && isOngoing(status);
    return { ...doneStep(order, step), state: isNow ? 'now' : 'done' };
  });
}

function doneStep(order: History, status: OrderStatus): OrderStep {
  return { status, state: 'done', at: timeOf(order, status) };
}

function timeOf({ createdAt, statusTimes }: History, status: OrderStatus): string | undefined {
  return status === 'pending' ? createdAt : statusTimes[status];
}

/** The time of a step. Has a date if the order was placed on another day. */
export function stepTime(
  { at }: Pick<OrderStep, 'at'>,
  { createdAt }: Pick<Order, 'createdAt'>,
): string {
  if (!at) return '';
  return dayOf(at) === dayOf(createdAt) ? formatTime(at) : formatDayAndTime(at);
}

function dayOf(iso: string): string {
  return toIst(new Date(iso)).date;
}
