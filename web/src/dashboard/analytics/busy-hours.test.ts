import { expect, it } from 'vitest';
import { busyHours } from './busy-hours.ts';

const byHour = (figures: Record<number, number>) =>
  Array.from({ length: 24 }, (_, hour) => figures[hour] ?? 0);
const none = { days: 0, ordersByHour: byHour({}), revenueByHour: byHour({}) };
const monday = {
  days: 4,
  ordersByHour: byHour({ 9: 2, 13: 10 }),
  revenueByHour: byHour({ 9: 100, 13: 1000 }),
};
const friday = { days: 1, ordersByHour: byHour({ 12: 3 }), revenueByHour: byHour({ 12: 50 }) };
const week = [monday, none, none, none, friday, none, none];

it('shows the average of a day, from the first hour with an order to the last', () => {
  const { hours, weekdays, max, busiest } = busyHours(week, 'orders');
  expect(hours).toEqual([9, 10, 11, 12, 13]);
  expect(weekdays[0]).toEqual({ weekday: 'Monday', days: 4, averages: [0.5, 0, 0, 0, 2.5] });
  expect(weekdays[1]).toEqual({ weekday: 'Tuesday', days: 0, averages: [0, 0, 0, 0, 0] });
  expect(busiest).toEqual({ weekday: 'Friday', hour: 12, average: 3 });
  expect(max).toBe(3);
});

it('shows the same hours for revenue', () => {
  const { hours, busiest } = busyHours(week, 'revenue');
  expect(hours).toEqual([9, 10, 11, 12, 13]);
  expect(busiest).toEqual({ weekday: 'Monday', hour: 13, average: 250 });
});

it('is empty before the first whole day with orders', () => {
  expect(busyHours(Array(7).fill(none), 'orders')).toMatchObject({
    hours: [],
    max: 0,
    busiest: undefined,
  });
});
