import type { Order } from '@thali/shared/orders/order.contract';
import type { OrderStatus } from '@thali/shared/orders/order-status';

export interface OrderStep {
  status: OrderStatus;
  state: 'done' | 'now' | 'ahead';
  /** ISO time at which it was reached. */
  at: string | undefined;
}

const path = ['pending', 'confirmed', 'preparing', 'ready', 'completed'] as const;

/** The way of an order, as far as it got. A cancelled or expired one stops where it was. */
export function orderSteps(
  order: Pick<Order, 'status' | 'createdAt' | 'statusTimes'>,
): OrderStep[] {
  const reached = path.indexOf(order.status as (typeof path)[number]);
  return path.map((status, index) => {
    const at = status === 'pending' ? order.createdAt : order.statusTimes[status];
    const isDone =
      reached === -1 ? at !== undefined : index < reached || order.status === 'completed';
    return { status, at, state: index === reached && !isDone ? 'now' : isDone ? 'done' : 'ahead' };
  });
}
