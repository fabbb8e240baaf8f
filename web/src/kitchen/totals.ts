import type { Order } from '@thali/shared/orders/order.contract';
import { statusFacts } from '@thali/shared/orders/order-status';
import { compareKey } from '@thali/shared/text/compare-text';
import { choicesAndNoteText } from '../orders/display/choices-text.ts';
import { dishNamed } from '../orders/display/dish-name.ts';
import * as texts from './kitchen-texts.ts';

/** A line of an order. */
export interface TotalLine {
  order: Order;
  /** The index of the line in its order. */
  index: number;
  quantity: number;
  /** The choices and the note. For a choice: the name of the ordered dish. Empty for a plain dish. */
  variant: string;
  isDone: boolean;
  /** Whether the dish is only a choice in a line that orders another dish. A tick marks both as done. */
  isChoice: boolean;
}

type Dish = Order['items'][number]['menuItem'];

/** The portions of a dish to cook. */
export interface DishTotal extends Dish {
  /** The portions that are not cooked yet, including choices of other dishes. */
  uncooked: number;
  /** The portions of `left` that are choices of other dishes, such as a dal in a thali. */
  uncookedAsChoices: number;
  /** The cooked portions. */
  cooked: number;
  /** The uncooked portions with choices or notes. */
  variants: { variant: string; uncooked: number }[];
  /** The lines of all orders, the longest wait first. */
  lines: TotalLine[];
}

/**
 * Adds up the confirmed and preparing orders by dish. The longest wait comes first, and finished dishes come last.
 * @param orders  oldest first
 * @param menu  the dishes of the menu. A choice with the name of a dish counts as that dish Rule: kitchen-24
 */
export function dishTotals(orders: readonly Order[], menu: readonly Dish[] = []): DishTotal[] {
  const totals = new Map<string, DishTotal>();
  const dishOf = dishFinder(menu);
  for (const order of orders) {
    if (statusFacts[order.status].isCooking) countOrder(order, totals, dishOf);
  }
  const allTotals = [...totals.values()];
  return [
    ...allTotals.filter(({ uncooked }) => uncooked > 0),
    ...allTotals.filter(({ uncooked }) => uncooked === 0),
  ];
}

/** @returns a function that finds the dish with the name of a choice. Caches the results */
function dishFinder(menu: readonly Dish[]): (choice: string) => Dish | undefined {
  const byKey = new Map(menu.map((dish) => [compareKey(dish.name), dish]));
  const byChoice = new Map<string, Dish | undefined>();
  return (choice) => {
    if (!byChoice.has(choice)) byChoice.set(choice, byKey.get(compareKey(choice)));
    return byChoice.get(choice);
  };
}

function countOrder(
  order: Order,
  totals: Map<string, DishTotal>,
  dishOf: (choice: string) => Dish | undefined,
): void {
  for (const [index, item] of order.items.entries()) {
    const { menuItem, quantity, choices = [], isDone = false } = item;
    const line = { order, index, quantity, isDone };
    const total = totalOf(menuItem, totals);
    // If a dish was renamed, the latest order has its current name.
    total.name = dishNamed(menuItem);
    countLine(total, { ...line, variant: choicesAndNoteText(item), isChoice: false });
    for (const { name } of choices) {
      const dish = dishOf(name);
      if (!dish) continue;
      countLine(totalOf(dish, totals), {
        ...line,
        variant: texts.inDish(dishNamed(menuItem)),
        isChoice: true,
      });
    }
  }
}

function totalOf({ id, name, isVegetarian }: Dish, totals: Map<string, DishTotal>): DishTotal {
  const existingTotal = totals.get(id);
  if (existingTotal) return existingTotal;
  const none = { uncooked: 0, uncookedAsChoices: 0, cooked: 0, variants: [], lines: [] };
  const total: DishTotal = { id, name: dishNamed({ id, name }), isVegetarian, ...none };
  totals.set(id, total);
  return total;
}

function countLine(total: DishTotal, line: TotalLine): void {
  const { quantity, variant, isDone, isChoice } = line;
  total.lines.push(line);
  if (isDone) {
    total.cooked += quantity;
    return;
  }
  total.uncooked += quantity;
  if (isChoice) total.uncookedAsChoices += quantity;
  if (!variant) return;
  const sameVariant = total.variants.find((candidate) => candidate.variant === variant);
  if (sameVariant) sameVariant.uncooked += quantity;
  else total.variants.push({ variant, uncooked: quantity });
}

/** A total as text: `Roti 32 (6: Butter, no ghee)` */
export function totalText({ name, uncooked, variants }: DishTotal): string {
  const variantTexts = variants
    .map(({ variant, uncooked: count }) => `${count}: ${variant}`)
    .join(', ');
  return `${name} ${uncooked}${variantTexts && ` (${variantTexts})`}`;
}

/** The number of ordered portions that are not cooked yet. Excludes choices, because their dish includes them. */
export function portionsToCook(totals: readonly DishTotal[]): number {
  return totals.reduce(
    (sum, { uncooked, uncookedAsChoices }) => sum + uncooked - uncookedAsChoices,
    0,
  );
}
