import type { Order } from '@thali/shared/orders/order.contract';
import { isForLater } from '@thali/shared/pre-orders/pre-order-times';
import { isOpenByHours } from '@thali/shared/pre-orders/slots';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';

type Settings = Pick<VendorSettings, 'preOrders' | 'businessHours' | 'holidays' | 'today'>;

/** Separates the orders that wait for their slot from the current orders. Rule: pre-orders-6 */
export function splitLater(
  orders: readonly Order[],
  preOrders: Settings['preOrders'],
  now: number,
): { later: Order[]; current: Order[] } {
  const later: Order[] = [];
  const current: Order[] = [];
  for (const order of orders) (isForLater(order, preOrders, now) ? later : current).push(order);
  return { later, current };
}

/** The waiting orders of a slot. */
export interface LaterSlot {
  startsAt: string;
  mealName: string;
  orders: Order[];
  /** Whether the mess is now closed at this time, for example because of a new holiday. */
  isClosed: boolean;
}

/** The slots of waiting orders, soonest first. */
export function laterSlots(later: readonly Order[], settings: Settings): LaterSlot[] {
  const slots = new Map<string, LaterSlot>();
  for (const order of later) {
    const { readyFor: startsAt = '', mealName = '' } = order;
    const isClosed = !isOpenByHours(settings, startsAt);
    const slot = slots.get(startsAt) ?? { startsAt, mealName, orders: [], isClosed };
    slot.orders.push(order);
    slots.set(startsAt, slot);
  }
  return [...slots.values()].sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}
