import type { Order } from '@thali/shared/orders/order.contract';
import { statusFacts } from '@thali/shared/orders/order-status';
import { wishText } from '../orders/display/choices-text.ts';

/** One line of one order. */
export interface TotalLine {
  order: Order;
  /** The index of the line in its order. */
  index: number;
  quantity: number;
  /** The choices and the note. '' for a plain dish. */
  wish: string;
  isDone: boolean;
}

/** The portions to cook of one dish. */
export interface DishTotal {
  id: string;
  name: string;
  isVegetarian: boolean;
  /** The portions that are not cooked yet. */
  left: number;
  /** The cooked portions. */
  done: number;
  /** The uncooked portions with choices or notes. */
  wishes: { wish: string; left: number }[];
  /** Lines of the order that has waited longest come first. */
  lines: TotalLine[];
}

/**
 * Adds up the confirmed and preparing orders by dish. The longest wait comes first, finished dishes come last.
 * @param orders  oldest first
 * Rule: kitchen-24
 */
export function dishTotals(orders: readonly Order[]): DishTotal[] {
  const totals = new Map<string, DishTotal>();
  for (const order of orders) {
    if (statusFacts[order.status].isCooking) countOrder(order, totals);
  }
  const all = [...totals.values()];
  return [...all.filter(({ left }) => left > 0), ...all.filter(({ left }) => left === 0)];
}

function countOrder(order: Order, totals: Map<string, DishTotal>): void {
  for (const [index, item] of order.items.entries()) {
    const { menuItem, quantity, isDone = false } = item;
    if (quantity === 0) continue;
    const wish = wishText(item);
    const total = totals.get(menuItem.id) ?? emptyTotal(menuItem);
    totals.set(menuItem.id, total);
    // The latest order has the current name of a renamed dish.
    total.name = menuItem.name;
    total.lines.push({ order, index, quantity, wish, isDone });
    if (isDone) total.done += quantity;
    else countLeft(total, wish, quantity);
  }
}

function countLeft(total: DishTotal, wish: string, quantity: number): void {
  total.left += quantity;
  if (!wish) return;
  const known = total.wishes.find((one) => one.wish === wish);
  if (known) known.left += quantity;
  else total.wishes.push({ wish, left: quantity });
}

function emptyTotal({ id, name, isVegetarian }: Order['items'][number]['menuItem']): DishTotal {
  return { id, name, isVegetarian, left: 0, done: 0, wishes: [], lines: [] };
}

/** `Roti 32 (6: Butter, no ghee)` */
export function totalText({ name, left, wishes }: DishTotal): string {
  const special = wishes.map(({ wish, left: count }) => `${count}: ${wish}`).join(', ');
  return `${name} ${left}${special && ` (${special})`}`;
}
