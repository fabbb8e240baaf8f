import type { Order } from '@thali/shared/orders/order.contract';
import {
  canEndUncollected,
  type OrderStatus,
  type StaffReason,
} from '@thali/shared/orders/order-status';
import type { PaidOrder } from '../payment/staff-payment.ts';

/** The choices of staff in the cancel dialog. */
export interface CancelChoice {
  reason: StaffReason | undefined;
  /** The kitchen's own words, if the reason is 'other'. */
  note: string;
  /** Dishes that are sold out from now on. */
  soldOutIds: readonly string[];
  /** Whether the limited portions of an accepted order go back on sale. */
  returnPortions: boolean;
}

/** The fields of an order that the dialog needs. */
export type CancelledOrder = Pick<
  Order,
  'id' | 'vendorId' | 'customerInfo' | 'items' | 'hasCountedPortions'
> &
  PaidOrder;

/** The kitchen took the order and cooked none of it: its portions go back on sale unless staff say otherwise. */
export const isUncooked: Record<OrderStatus, boolean> = {
  pending: false,
  confirmed: true,
  preparing: false,
  ready: false,
  completed: false,
  cancelled: false,
  expired: false,
};

/** Preselects the sold-out dish if the order has only one. */
export function firstChoice(order: CancelledOrder): CancelChoice {
  const dishes = dishesOf(order);
  return {
    reason: undefined,
    note: '',
    soldOutIds: dishes.length === 1 ? dishes.map(({ id }) => id) : [],
    returnPortions: isUncooked[order.status],
  };
}

/** An accepted order needs a reason. */
export function isComplete(order: CancelledOrder, { reason }: CancelChoice): boolean {
  return reason !== undefined || !canEndUncollected(order.status);
}

/** Each dish once, however many lines it has. */
export function dishesOf({ items }: CancelledOrder): { id: string; name: string }[] {
  const names = new Map(items.map(({ menuItem }) => [menuItem.id, menuItem.name]));
  return [...names].map(([id, name]) => ({ id, name }));
}

/** The dishes to mark as sold out: none if the reason is another one. */
export function soldOutOf({ reason, soldOutIds }: CancelChoice): readonly string[] {
  return reason === 'sold_out' ? soldOutIds : [];
}

/** The body of the step to cancelled. */
export function cancelBody({ reason, note }: CancelChoice) {
  const cancelNote = reason === 'other' ? note.trim() : '';
  return {
    ...(reason && { cancelReason: reason }),
    ...(cancelNote && { cancelNote }),
  };
}

/** The body that ends an accepted order. */
export function endBody({ reason, note, returnPortions }: CancelChoice) {
  const words = reason === 'other' ? note.trim() : '';
  return { returnPortions, ...(reason && { reason }), ...(words && { note: words }) };
}
