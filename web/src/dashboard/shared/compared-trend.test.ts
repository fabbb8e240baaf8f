import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { expect, it } from 'vitest';
import { daysTrend, salesTrend } from './compared-trend.ts';

const [current, previous] = ['2026-11-26', '2026-11-19'].map((day) => ({
  ...{ startDate: day, endDate: day, until: '10:00' },
  ...{ orders: 14, revenue: 1581 },
}));

function periodOf(previousFigures: { orders: number; revenue: number }) {
  const sales = { current, previous: { ...previous, ...previousFigures } };
  return { compared: { sales, days: null } } as Pick<AnalyticsPeriod, 'compared'>;
}

it('compares the same hours of two days, and names the hours', () => {
  const comparison = 'to 10 am, vs last Thursday to 10 am';
  const period = periodOf({ orders: 11, revenue: 1620 });
  expect(salesTrend('orders', period)).toEqual({ percent: 27.3, comparison });
  expect(salesTrend('revenue', period)).toEqual({ percent: -2.4, comparison });
});

it('shows no percentage from zero or without compared hours', () => {
  const period = periodOf({ orders: 1, revenue: 0 });
  expect(salesTrend('revenue', period)).toBeUndefined();
  expect(daysTrend(({ activeCustomers }) => activeCustomers, period)).toBeUndefined();
  expect(salesTrend('orders', { compared: { sales: null, days: null } })).toBeUndefined();
});
