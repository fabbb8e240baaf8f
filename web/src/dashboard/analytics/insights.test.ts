import { expect, it } from 'vitest';
import { businessInsights, levelOf } from './insights.ts';
import { samplePeriod } from './sample-analytics.ts';

it.each([
  ['averageOrderValue', 300.01, 'high'],
  ['averageOrderValue', 300, 'good'],
  ['averageOrderValue', 200.01, 'good'],
  ['averageOrderValue', 200, 'low'],
  ['menuItems', 21, 'high'],
  ['menuItems', 20, 'good'],
  ['menuItems', 11, 'good'],
  ['menuItems', 10, 'low'],
  ['activeCustomers', 51, 'high'],
  ['activeCustomers', 50, 'good'],
  ['activeCustomers', 21, 'good'],
  ['activeCustomers', 20, 'low'],
  ['completionRate', 90.1, 'high'],
  ['completionRate', 90, 'good'],
  ['completionRate', 80.1, 'good'],
  ['completionRate', 80, 'low'],
  ['availableItems', 16, 'high'],
  ['availableItems', 15, 'good'],
  ['availableItems', 9, 'good'],
  ['availableItems', 8, 'low'],
] as const)('rates %s of %d as %s', (respect, value, level) => {
  expect(levelOf(respect, value)).toBe(level);
});

it('rates five figures of a period', () => {
  const insights = businessInsights(
    samplePeriod({ completionRate: '86.5', availableMenuItems: 3, activeCustomers: 1738 }),
  );
  expect(insights.map(({ name, level }) => [name, level])).toEqual([
    ['Average Order Value', 'high'],
    ['Completion Rate', 'good'],
    ['Active Customers', 'high'],
    ['Menu Size', 'high'],
    ['Available Items', 'low'],
  ]);
  expect(insights.at(-1)?.text).toBe('Very little to choose from right now.');
});

it('gives no insight about orders if there are no orders', () => {
  const none = samplePeriod({ totalOrders: 0, averageOrderValue: 0, completionRate: '0.0' });
  expect(businessInsights(none).map(({ name }) => name)).toEqual([
    'Active Customers',
    'Menu Size',
    'Available Items',
  ]);
});
