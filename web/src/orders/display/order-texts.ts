import type { Order } from '@thali/shared/orders/order.contract';
import { choicesText } from './choices-text.ts';
import { dishNamed } from './dish-name.ts';
import * as texts from './name-texts.ts';

export function unitCount(order: Pick<Order, 'items'>): number {
  return order.items.reduce((sum, item) => sum + item.quantity, 0);
}

/** The dishes that staff have not removed. Rule: pay-42 */
export function presentItems({ items }: Pick<Order, 'items'>): Order['items'] {
  return items.filter(({ quantity }) => quantity > 0);
}

export function countText(count: number): string {
  return texts.items(count);
}

const maxDishes = 3;

/** `2 × Dal (Half), 1 × Lassi +2 more`: the first dishes of an order. Rule: orders-31 */
export function itemsText(order: Pick<Order, 'items'>): string {
  const items = presentItems(order);
  const dishes = items.slice(0, maxDishes).map(({ quantity, menuItem, choices }) => {
    const choiceList = choicesText(choices);
    return `${quantity} × ${dishNamed(menuItem)}${choiceList && ` (${choiceList})`}`;
  });
  const hiddenCount = items.length - dishes.length;
  return `${dishes.join(', ')}${hiddenCount > 0 ? texts.moreDishes(hiddenCount) : ''}`;
}
