import type { Order } from '@thali/shared/orders/order.contract';
import {
  canEndUncollected,
  type OrderStatus,
  type StaffReason,
} from '@thali/shared/orders/order-status';
import { dishNamed } from '../display/dish-name.ts';
import type { PaidOrder } from '../payment/staff-payment.ts';

/** The choices of staff in the cancel dialog. */
export interface CancelChoice {
  reason: StaffReason | undefined;
  /** Free text, for the reason 'other'. */
  note: string;
  /** The dishes to mark as sold out. */
  soldOutIds: readonly string[];
  /** Whether the limited portions go back on sale. */
  returnPortions: boolean;
}

export type CancelledOrder = Pick<
  Order,
  'id' | 'token' | 'vendorId' | 'customerInfo' | 'items' | 'hasCountedPortions'
> &
  PaidOrder;

/** Whether the kitchen has accepted but not cooked the order. By default, its portions then go back on sale. */
export const isUncooked: Record<OrderStatus, boolean> = {
  pending: false,
  confirmed: true,
  preparing: false,
  ready: false,
  completed: false,
  cancelled: false,
  expired: false,
};

/** The choice when the dialog opens. Preselects the dish if the order has only one dish. */
export function firstChoice(order: CancelledOrder): CancelChoice {
  const dishes = dishesOf(order);
  return {
    reason: undefined,
    note: '',
    soldOutIds: dishes.length === 1 ? dishes.map(({ id }) => id) : [],
    returnPortions: isUncooked[order.status],
  };
}

/** Whether the dialog can be sent. An accepted order needs a reason. */
export function isComplete(order: CancelledOrder, { reason }: CancelChoice): boolean {
  return reason !== undefined || !canEndUncollected(order.status);
}

/** The dishes of an order, without duplicates. */
export function dishesOf({ items }: CancelledOrder): { id: string; name: string }[] {
  const names = new Map(items.map(({ menuItem }) => [menuItem.id, dishNamed(menuItem)]));
  return [...names].map(([id, name]) => ({ id, name }));
}

/** The dishes to mark as sold out. Empty for other reasons. */
export function soldOutOf({ reason, soldOutIds }: CancelChoice): readonly string[] {
  return reason === 'sold_out' ? soldOutIds : [];
}

/** The dishes to mark as sold out, with their names. */
export function soldOutDishes(
  order: CancelledOrder,
  choice: CancelChoice,
): { id: string; name: string }[] {
  const ids = soldOutOf(choice);
  return dishesOf(order).filter(({ id }) => ids.includes(id));
}

/** The body that cancels a waiting order. */
export function cancelBody({ reason, note }: CancelChoice) {
  const cancelNote = reason === 'other' ? note.trim() : '';
  return { ...(reason && { cancelReason: reason }), ...(cancelNote && { cancelNote }) };
}

/** The body that ends an accepted order. */
export function endBody({ reason, note, returnPortions }: CancelChoice) {
  const otherReason = reason === 'other' ? note.trim() : '';
  return { returnPortions, ...(reason && { reason }), ...(otherReason && { note: otherReason }) };
}
