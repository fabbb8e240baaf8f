import type { Order } from '@thali/shared/orders/order.contract';
import { statusFacts } from '@thali/shared/orders/order-status';
import { askedFor } from './asked-for.ts';

/** One line of one order. */
export interface TotalLine {
  order: Order;
  /** Its place in the order. */
  index: number;
  quantity: number;
  /** What was chosen for it and what was written: '' for the dish as it is. */
  wish: string;
  isDone: boolean;
}

/** What there is to cook of one dish. */
export interface DishTotal {
  id: string;
  name: string;
  isVegetarian: boolean;
  /** Portions that are not cooked yet, and those that are. */
  left: number;
  done: number;
  /** Of those left: how many with which choices and wish. Each on its own. */
  wishes: { wish: string; left: number }[];
  /** Of the order that has waited longest first. */
  lines: TotalLine[];
}

/**
 * What is confirmed and being prepared, by dish: the one that somebody has waited longest for first, what is all
 * cooked last.
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
    const wish = askedFor(item);
    const total = totals.get(menuItem.id) ?? emptyTotal(menuItem);
    totals.set(menuItem.id, total);
    // Of a dish that was renamed the latest order says what it is called.
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

/** `Roti 32 (6: Butter, no ghee)`, as it is read out. */
export function totalText({ name, left, wishes }: DishTotal): string {
  const special = wishes.map(({ wish, left: count }) => `${count}: ${wish}`).join(', ');
  return `${name} ${left}${special && ` (${special})`}`;
}
