import { orderTotals } from '@thali/shared/orders/order-totals';
import { istMoment } from '@thali/shared/time/ist';
import { expect, test } from 'vitest';
import { demoVendor } from '../demo/demo-vendor-demo.ts';
import { demoStudentId } from '../seed/demo-people.ts';
import { historicOrders, historyDays } from './historic-orders.ts';

const now = new Date('2026-11-20T15:30:00+05:30');
const days = Array.from({ length: historyDays + 1 }, (_, daysAgo) =>
  historicOrders(demoVendor, 80, daysAgo, now),
);
const all = days.flat();

test('is the same at every call', () => {
  expect(historicOrders(demoVendor, 80, 7, now)).toEqual(days[7]);
});

test('has about 80 orders on a day, few on Sundays, each with an id of its own', () => {
  const perWeekday = Map.groupBy(all, (order) => istMoment(new Date(order.createdAt)).weekday);
  const sundays = perWeekday.get('Sunday')?.length ?? 0;
  const wednesdays = perWeekday.get('Wednesday')?.length ?? 0;
  expect(all.length / historyDays).toBeGreaterThan(70);
  expect(all.length / historyDays).toBeLessThan(90);
  expect(sundays).toBeLessThan(wednesdays / 2);
  expect(new Set(all.map((order) => order.id)).size).toBe(all.length);
});

test('has ended everywhere, with nothing in the future', () => {
  const endings = Map.groupBy(all, (order) => order.status);
  expect([...endings.keys()].sort()).toEqual(['cancelled', 'completed', 'expired']);
  for (const order of all) {
    const times = [order.createdAt, ...Object.values(order.statusTimes), order.updatedAt];
    expect(times.toSorted()).toEqual(times);
    expect(Date.parse(order.updatedAt)).toBeLessThanOrEqual(now.getTime());
  }
});

test('has sums that are right, at most five lines, and the demo student among its customers', () => {
  for (const order of all) {
    const { totalPaise, platformFeePaise } = orderTotals(order.lines);
    expect([order.totalPaise, order.feePaise]).toEqual([totalPaise, platformFeePaise]);
    expect(order.lines.length).toBeGreaterThanOrEqual(1);
    expect(order.lines.length).toBeLessThanOrEqual(5);
  }
  const students = all.filter((order) => order.customerId === demoStudentId);
  expect(students.length).toBeGreaterThan(20);
});
