import type { Order } from '@thali/shared/orders/order.contract';
import { choicesText } from './choices-text.ts';

/** The order number in the vendor's list: the last 6 characters of the id. Rule: orders-9 */
export function listOrderNumber(orderId: string): string {
  return orderId.slice(-6);
}

export function unitCount(order: Pick<Order, 'items'>): number {
  return order.items.reduce((sum, item) => sum + item.quantity, 0);
}

export function countText(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}

const dishesShown = 3;

/** `2 × Dal (Half), 1 × Lassi +2 more`: the first dishes of an order. Rule: orders-31 */
export function itemsText({ items }: Pick<Order, 'items'>): string {
  const dishes = items.slice(0, dishesShown).map(({ quantity, menuItem, choices }) => {
    const chosen = choicesText(choices);
    return `${quantity} × ${menuItem.name}${chosen && ` (${chosen})`}`;
  });
  const rest = items.length - dishes.length;
  return `${dishes.join(', ')}${rest > 0 ? ` +${rest} more` : ''}`;
}
