import { expect, it } from 'vitest';
import { revenueCurve } from './revenue-curve.ts';

const noon = new Date('2026-11-26T12:20:00+05:30');
const byHour = (sales: Record<number, number>) =>
  Array.from({ length: 24 }, (_, hour) => sales[hour] ?? 0);
const curve = (today: Record<number, number>, compared: Record<number, number>) =>
  revenueCurve(
    { revenueByHour: byHour(today), todayCompared: { revenueByHour: byHour(compared) } },
    noon,
  );

it('adds up both days, and ends today at the current hour', () => {
  expect(curve({ 9: 100, 12: 50 }, { 10: 80, 13: 120 })).toEqual([
    { hour: 10, today: 100, compared: 0 },
    { hour: 11, today: 100, compared: 80 },
    { hour: 12, today: 100, compared: 80 },
    { hour: 13, today: 150, compared: 80 },
    { hour: 14, today: undefined, compared: 200 },
  ]);
});

it('begins with the current hour if no sale is earlier', () => {
  const points = curve({}, { 20: 300 });
  expect(points[0]).toEqual({ hour: 13, today: 0, compared: 0 });
  expect(points.at(-1)).toEqual({ hour: 24, today: undefined, compared: 300 });
});

it('is empty without any sale', () => {
  expect(curve({}, {})).toEqual([]);
});
