import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { expect, it } from 'vitest';
import { todayTrend } from './today-trend.ts';

const period = {
  todayOrders: 14,
  todayOrderGrowth: 27.3,
  todayRevenueGrowth: -3,
  // A Sunday.
  todayCompared: { date: '2026-11-15', untilHour: 16, orders: 11, revenue: 1320 },
} as AnalyticsPeriod;

it('names the day and hour of the comparison', () => {
  const comparison = 'vs last Sunday till 4 pm';
  expect(todayTrend('orders', period)).toEqual({ percent: 27.3, comparison });
  expect(todayTrend('revenue', period)).toEqual({ percent: -3, comparison });
});

it('shows no trend before the first order of either day', () => {
  expect(todayTrend('orders', { ...period, todayOrders: 0 })).toBeUndefined();
  const todayCompared = { ...period.todayCompared, orders: 1, revenue: 0 };
  expect(todayTrend('revenue', { ...period, todayCompared })).toBeUndefined();
  expect(todayTrend('orders', { ...period, todayCompared })).toBeDefined();
});
