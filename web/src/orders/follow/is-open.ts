import { canPayByUpi } from '@thali/shared/order-payments/can-pay-by-upi';
import { mayComeLate, refundUnderWay } from '@thali/shared/order-payments/online-order';
import { canGiveBack, canReceive } from '@thali/shared/order-payments/receive-payment';
import type { Order } from '@thali/shared/orders/order.contract';
import { isOngoing } from '@thali/shared/orders/order-status';

/** Staff mostly see to it at once; a page that stays open longer asks again when it is looked at. */
const byHandMs = 60 * 60_000;

/** Whether something may still happen to an order: it is under way, or money may still come or go back. */
export function isOpen(order: Order, nowMs: number): boolean {
  if (isOngoing(order.status) || refundUnderWay(order) > 0) return true;
  return canPayByUpi(order, nowMs) || mayComeLate(order, nowMs) || isWithStaff(order, nowMs);
}

/** Money by UPI of an order that ended early: staff have to look for it, or give it back. */
function isWithStaff(order: Order, nowMs: number): boolean {
  const isWaited =
    canGiveBack(order) || (order.payment?.saidAt !== undefined && canReceive(order, 'upi'));
  return isWaited && nowMs - Date.parse(order.updatedAt) < byHandMs;
}
