import type { Order } from '@thali/shared/orders/order.contract';
import { actionsFrom, type OrderStatus } from '@thali/shared/orders/order-status';
import * as texts from './kitchen-texts.ts';

const moves: Partial<Record<OrderStatus, string>> = texts.moves;

/** The action of a ticket's button. */
export interface KitchenMove {
  label: string;
  /** The statuses that the order gets one after the other. */
  path: readonly OrderStatus[];
  /** Whether the button is highlighted. */
  isHighlighted: boolean;
}

/**
 * The next move of an order in the kitchen. In the short flow, 'Confirm and cook' and 'Ready' change the status twice.
 * 'Ready' also changes it twice for a confirmed order whose dishes are all done. Rule: kitchen-29
 */
export function nextMove(
  { status, items }: Pick<Order, 'status' | 'items'>,
  isShortFlow: boolean,
): KitchenMove | undefined {
  const isCooked = items.every(({ isDone, quantity }) => isDone || quantity === 0);
  if (status === 'pending' && isShortFlow) {
    return { label: texts.confirmAndCook, path: ['confirmed', 'preparing'], isHighlighted: true };
  }
  if (status === 'confirmed' && (isShortFlow || isCooked)) {
    return { label: texts.ready, path: ['preparing', 'ready'], isHighlighted: isCooked };
  }
  if (status === 'ready')
    return { label: texts.handedOver, path: ['completed'], isHighlighted: true };
  const forward = actionsFrom(status).find(({ to }) => to !== 'cancelled');
  return (
    forward && {
      label: moves[forward.to] ?? forward.label,
      path: [forward.to],
      isHighlighted: status === 'pending' || isCooked,
    }
  );
}
