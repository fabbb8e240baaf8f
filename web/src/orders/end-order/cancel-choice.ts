import type { Order } from '@thali/shared/orders/order.contract';
import { canEndUncollected, type StaffReason } from '@thali/shared/orders/order-status';
import type { PaidOrder } from '../payment/staff-payment.ts';

/** What staff chose in the dialog that cancels an order. */
export interface CancelChoice {
  reason: StaffReason | undefined;
  /** In the kitchen's own words, where the reason is another one. */
  note: string;
  /** Dishes that are sold out from now on. */
  soldOutIds: readonly string[];
  /** Of an accepted order: whether its counted portions go back on sale. */
  returnPortions: boolean;
}

/** What the dialog needs to know of an order. */
export type CancelledOrder = Pick<
  Order,
  'id' | 'vendorId' | 'customerInfo' | 'items' | 'hasCountedPortions'
> &
  PaidOrder;

/** An order of one dish leaves no doubt which one is sold out. */
export function firstChoice(order: CancelledOrder): CancelChoice {
  const dishes = dishesOf(order);
  return {
    reason: undefined,
    note: '',
    soldOutIds: dishes.length === 1 ? dishes.map(({ id }) => id) : [],
    returnPortions: order.status === 'confirmed',
  };
}

/** An accepted order is never cancelled without a word. */
export function isComplete(order: CancelledOrder, { reason }: CancelChoice): boolean {
  return reason !== undefined || !canEndUncollected(order.status);
}

/** Each dish once, however many lines it has. */
export function dishesOf({ items }: CancelledOrder): { id: string; name: string }[] {
  const names = new Map(items.map(({ menuItem }) => [menuItem.id, menuItem.name]));
  return [...names].map(([id, name]) => ({ id, name }));
}

/** The dishes to mark: none where something else was the reason. */
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
