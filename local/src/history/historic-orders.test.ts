import { orderTotals } from '@thali/shared/orders/order-totals';
import { toIst } from '@thali/shared/time/ist';
import { expect, test } from 'vitest';
import { annapurnaVendor } from '../demo/demo-vendor-annapurna.ts';
import { demoVendor } from '../demo/demo-vendor-demo.ts';
import { demoIds } from '../seed/demo-ids.ts';
import { demoStudentId } from '../seed/demo-people.ts';
import { historyDays, openedAt } from '../seed/demo-vendor-rows.ts';
import { historicOrders } from './historic-orders.ts';

const now = new Date('2026-11-20T15:30:00+05:30');
const days = Array.from({ length: historyDays + 1 }, (_, daysAgo) =>
  historicOrders(demoVendor, 80, daysAgo, now),
);
const all = days.flat();

const phonesOf = (orders: typeof days) =>
  new Set(orders.flat().map(({ customerPhone }) => customerPhone));

test('gives the same orders at every call', () => {
  expect(historicOrders(demoVendor, 80, 7, now)).toEqual(days[7]);
});

test('has about 80 orders a day with unique ids, and fewer on Sundays', () => {
  const perWeekday = Map.groupBy(all, (order) => toIst(new Date(order.createdAt)).weekday);
  const sundays = perWeekday.get('Sunday')?.length ?? 0;
  const wednesdays = perWeekday.get('Wednesday')?.length ?? 0;
  expect(all.length / historyDays).toBeGreaterThan(70);
  expect(all.length / historyDays).toBeLessThan(90);
  expect(sundays).toBeLessThan(wednesdays / 2);
  expect(new Set(all.map((order) => order.id)).size).toBe(all.length);
});

test('has only ended orders, all in the past', () => {
  const endings = Map.groupBy(all, (order) => order.status);
  expect([...endings.keys()].sort()).toEqual(['cancelled', 'completed', 'expired']);
  for (const order of all) {
    const times = [order.createdAt, ...Object.values(order.statusTimes), order.updatedAt];
    expect(times.toSorted()).toEqual(times);
    expect(Date.parse(order.updatedAt)).toBeLessThanOrEqual(now.getTime());
  }
});

test.each([
  [demoVendor, 80, 0.6, 0.7],
  // A small number of orders varies more.
  [annapurnaVendor, 15, 0.5, 0.8],
])('about two of three customers of a week have ordered before', (vendor, perDay, min, max) => {
  const pastOrders = Array.from({ length: historyDays + 1 }, (_, daysAgo) =>
    historicOrders(vendor, perDay, daysAgo, now),
  );
  for (const daysAgo of [0, 7]) {
    const week = phonesOf(pastOrders.slice(daysAgo, daysAgo + 7));
    const before = phonesOf(pastOrders.slice(daysAgo + 7));
    const returning = [...week].filter((phone) => before.has(phone)).length / week.size;
    expect(returning).toBeGreaterThan(min);
    expect(returning).toBeLessThan(max);
  }
});

test('has one name for each phone, and no order before the mess opened', () => {
  const ordersByPhone = Map.groupBy(all, ({ customerPhone }) => customerPhone);
  for (const ordersOfPhone of ordersByPhone.values()) {
    expect(new Set(ordersOfPhone.map(({ customerName }) => customerName)).size).toBe(1);
  }
  const first = all.map(({ createdAt }) => createdAt).sort()[0] ?? '';
  expect(openedAt(now) < first).toBe(true);
});

test('picks valid sizes and choices, in order, and adds their prices', () => {
  const groups = new Map(
    demoVendor.optionGroups?.map((group) => [demoIds.optionGroup('demo', group.key), group]),
  );
  const lines = all.flatMap((order) => order.lines);
  for (const item of demoVendor.items) {
    const linesOfDish = lines.filter((line) => line.menuItemId === demoIds.item('demo', item.key));
    for (const { choices = [], unitPricePaise } of linesOfDish) {
      const extra = choices.reduce((sum, { pricePaise }) => sum + pricePaise, 0);
      expect(unitPricePaise).toBe(item.pricePaise + extra);
      for (const key of item.optionGroupKeys ?? []) {
        const group = groups.get(demoIds.optionGroup('demo', key));
        const names = choices
          .filter(({ groupId }) => groupId === demoIds.optionGroup('demo', key))
          .map(({ name }) => name);
        const inOrder = group?.choices
          .map(({ name }) => name)
          .filter((name) => names.includes(name));
        expect(names).toEqual(inOrder);
        expect(names.length).toBeGreaterThanOrEqual(group?.minChoices ?? 0);
        expect(names.length).toBeLessThanOrEqual(group?.maxChoices ?? 0);
      }
    }
  }
  const chosen = new Set(lines.flatMap(({ choices = [] }) => choices.map(({ name }) => name)));
  const offeredItems = [
    ...demoVendor.items.flatMap(({ sizes = [] }) => sizes),
    ...[...groups.values()].flatMap(({ choices }) => choices),
  ].map(({ name }) => name);
  expect(chosen).toEqual(new Set(offeredItems));
});

test('has correct totals, one to five lines an order, and orders of the demo student', () => {
  for (const order of all) {
    const { totalPaise, platformFeePaise } = orderTotals(order.lines);
    expect([order.totalPaise, order.feePaise]).toEqual([totalPaise, platformFeePaise]);
    expect(order.lines.length).toBeGreaterThanOrEqual(1);
    expect(order.lines.length).toBeLessThanOrEqual(5);
  }
  const students = all.filter((order) => order.customerId === demoStudentId);
  expect(students.length).toBeGreaterThan(20);
});
