import type { Order } from '@thali/shared/orders/order.contract';
import { type OrderStatus, orderStatuses } from '@thali/shared/orders/order-status';
import { mulberry32 } from '@thali/shared/random/mulberry32';
import { describe, expect, it } from 'vitest';
import { createRecentUpdates } from '../orders/live/recent-updates.ts';
import { sampleOrder } from '../orders/sample-order.ts';
import { applyFrames } from './kitchen-data.ts';
import { type DishTotal, dishTotals, portionsToCook, totalText } from './totals.ts';

interface Line {
  dish: string;
  quantity: number;
  choices?: readonly string[] | undefined;
  note?: string | undefined;
  isDone?: boolean;
}

function orderOf(
  id: string,
  status: OrderStatus,
  lines: readonly Line[],
  changes: Partial<Order> = {},
): Order {
  const items = lines.map(({ dish, quantity, choices, note, isDone }, index) => ({
    id: `${id}-${index}`,
    orderId: id,
    menuItemId: dish,
    menuItem: { id: dish, name: dish, isVegetarian: true },
    quantity,
    unitPrice: 10,
    totalPrice: 10 * quantity,
    ...(choices && {
      choices: choices.map((name) => ({ groupId: 'G1', choiceId: name, name, price: 0 })),
    }),
    ...(note && { specialInstructions: note }),
    ...(isDone && { isDone }),
  }));
  return { ...sampleOrder(id, { status }), items, ...changes };
}

const texts = (orders: readonly Order[]) => dishTotals(orders).map(totalText);

describe('dishTotals', () => {
  it('adds up by dish and keeps different notes apart', () => {
    const orders = [
      orderOf('A', 'confirmed', [
        { dish: 'Roti', quantity: 20 },
        { dish: 'Dal Tadka', quantity: 14 },
      ]),
      orderOf('B', 'preparing', [
        { dish: 'Roti', quantity: 6, note: 'no ghee' },
        { dish: 'Roti', quantity: 4, note: 'No ghee' },
        { dish: 'Roti', quantity: 2, note: ' no ghee ' },
      ]),
    ];
    expect(texts(orders)).toEqual(['Roti 32 (8: no ghee, 4: No ghee)', 'Dal Tadka 14']);
  });

  it('keeps different choices apart', () => {
    const orders = [
      orderOf('A', 'confirmed', [
        { dish: 'Dal Tadka', quantity: 10 },
        { dish: 'Dal Tadka', quantity: 3, choices: ['Half'] },
      ]),
      orderOf('B', 'preparing', [
        { dish: 'Dal Tadka', quantity: 1, choices: ['Half'] },
        { dish: 'Dal Tadka', quantity: 2, choices: ['Half', 'Extra roti'], note: 'no ghee' },
      ]),
    ];
    expect(texts(orders)).toEqual(['Dal Tadka 16 (4: Half, 2: Half, Extra roti, no ghee)']);
  });

  it('counts a dish chosen inside a thali, and as done when the thali is done', () => {
    const menu = [{ id: 'Dal Tadka', name: 'Dal Tadka', isVegetarian: true }];
    const thalis = { dish: 'Thali', quantity: 3, choices: ['dal tadka', 'Half'] };
    const orders = [
      orderOf('A', 'preparing', [{ dish: 'Dal Tadka', quantity: 2 }, thalis]),
      orderOf('B', 'preparing', [{ ...thalis, isDone: true }]),
    ];
    const [dal, thali] = dishTotals(orders, menu);
    expect(dal).toMatchObject({ uncooked: 5, uncookedAsChoices: 3, cooked: 3 });
    expect(totalText(dal as DishTotal)).toBe('Dal Tadka 5 (3: in Thali)');
    expect(thali).toMatchObject({ uncooked: 3, uncookedAsChoices: 0, cooked: 3 });
    expect(portionsToCook(dishTotals(orders, menu))).toBe(5);
  });

  it('counts confirmed and preparing orders', () => {
    const orders = orderStatuses.map((status) =>
      orderOf(status, status, [{ dish: status, quantity: 1 }]),
    );
    expect(texts(orders)).toEqual(['confirmed 1', 'preparing 1']);
  });

  it('does not count ticked lines, and puts finished dishes last', () => {
    const orders = [
      orderOf('A', 'preparing', [{ dish: 'Roti', quantity: 20, note: 'no ghee', isDone: true }]),
      orderOf('B', 'preparing', [{ dish: 'Dal Tadka', quantity: 1 }]),
    ];
    const [first, last] = dishTotals(orders);
    expect(first).toMatchObject({ name: 'Dal Tadka', uncooked: 1, cooked: 0 });
    expect(last).toMatchObject({ name: 'Roti', uncooked: 0, cooked: 20, variants: [] });
  });
});

const dishes = ['Roti', 'Dal Tadka', 'Rice', 'Paneer', 'Chai'];
const choiceLists = [undefined, ['Half'], ['Half', 'Butter']];
const notes = [undefined, 'no ghee', 'less spicy'];
const life: readonly OrderStatus[] = ['pending', 'confirmed', 'preparing', 'ready', 'completed'];

/** The life of an order as 50 live events, in order of time. */
function framesOf(id: string, random: () => number): Order[] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  let lines: Line[] = Array.from({ length: 1 + Math.floor(random() * 4) }, () => ({
    dish: pick(dishes),
    quantity: 1 + Math.floor(random() * 9),
    choices: pick(choiceLists),
    note: pick(notes),
  }));
  let step = 0;
  return Array.from({ length: 50 }, (_, second) => {
    if (random() < 0.08) step = Math.min(step + 1, life.length - 1);
    lines = lines.map((line) => ({
      ...line,
      isDone: random() < 0.3 ? !line.isDone : !!line.isDone,
    }));
    const updatedAt = new Date(Date.UTC(2026, 10, 20, 7, 0, second)).toISOString();
    return orderOf(id, life[step] ?? 'pending', lines, { updatedAt });
  });
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const all = [...list];
  for (let index = all.length - 1; index > 0; index -= 1) {
    const swapIndex = Math.floor(random() * (index + 1));
    [all[index], all[swapIndex]] = [all[swapIndex] as T, all[index] as T];
  }
  return all;
}

/** Counts the portions independently of the tested code. */
function portions(orders: readonly Order[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, items } of orders) {
    if (status !== 'confirmed' && status !== 'preparing') continue;
    for (const { quantity, menuItem, choices = [], specialInstructions, isDone = false } of items) {
      const details = choices.map((choice) => choice.name);
      if (specialInstructions) details.push(specialInstructions);
      const key = [menuItem.name, details.join(', '), isDone].join('|');
      counts[key] = (counts[key] ?? 0) + quantity;
    }
  }
  return counts;
}

function portionsOfTotals(orders: readonly Order[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { name, uncooked, variants, lines } of dishTotals(orders)) {
    for (const { variant, isDone, quantity } of lines) {
      if (!isDone) continue;
      const key = [name, variant, true].join('|');
      counts[key] = (counts[key] ?? 0) + quantity;
    }
    for (const { variant, uncooked: count } of variants)
      counts[[name, variant, false].join('|')] = count;
    const withoutDetails = uncooked - variants.reduce((sum, { uncooked: count }) => sum + count, 0);
    if (withoutDetails > 0) counts[[name, '', false].join('|')] = withoutDetails;
  }
  return counts;
}

it.each([
  { seed: 1, batch: 1 },
  { seed: 2, batch: 7 },
  { seed: 3, batch: 60 },
  { seed: 4, batch: 10_000 },
])('the totals are right after 10,000 live events in any order: %o', ({ seed, batch }) => {
  const random = mulberry32(seed);
  const all = Array.from({ length: 200 }, (_, index) => framesOf(`ORDER${index}`, random));
  const frames = shuffled(all.flat(), random);
  const recentUpdates = createRecentUpdates(() => 0);
  let orders: readonly Order[] = [];
  for (let index = 0; index < frames.length; index += batch) {
    orders = applyFrames(orders, frames.slice(index, index + batch), recentUpdates);
  }
  const latest = all.map((states) => states.at(-1) as Order);
  expect(frames).toHaveLength(10_000);
  expect(portionsOfTotals(orders)).toEqual(portions(latest));
  expect(orders).toHaveLength(latest.filter(({ status }) => status !== 'completed').length);
});
