import type { OrderStatus } from '../orders/order-status.ts';
import { leadMinutes, type PreOrderRule } from '../vendors/pre-orders-setting.ts';

/**
 * The instant by which figures count an order: the start of its slot, or its creation.
 * Rule: pre-orders-9
 */
export function countedAt({
  readyFor,
  createdAt,
}: {
  readyFor?: string | undefined;
  createdAt: string;
}): string {
  return readyFor ?? createdAt;
}

interface WaitingOrder {
  status: OrderStatus;
  readyFor?: string | undefined;
  mealId?: string | undefined;
}

/** When the kitchen begins an order of a slot, in epoch milliseconds. */
export function dueAt(
  { readyFor = '', mealId }: Pick<WaitingOrder, 'readyFor' | 'mealId'>,
  preOrders: readonly PreOrderRule[] | undefined,
): number {
  const { lead = leadMinutes.usual } = preOrders?.find((rule) => rule.mealId === mealId) ?? {};
  return Date.parse(readyFor) - lead * 60_000;
}

/** Whether a pre-order waits in 'Later' on the kitchen's screen. Rule: pre-orders-6 */
export function isForLater(
  order: WaitingOrder,
  preOrders: readonly PreOrderRule[] | undefined,
  now: number,
): boolean {
  const isWaiting = order.readyFor !== undefined && order.status === 'confirmed';
  return isWaiting && now < dueAt(order, preOrders);
}
