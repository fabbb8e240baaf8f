import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { expect, it } from 'vitest';
import { recommendations } from './recommendations.ts';
import { samplePeriod } from './sample-analytics.ts';

const titles = (changes: Partial<AnalyticsPeriod>) =>
  recommendations(samplePeriod(changes)).map(({ title }) => title);

it('has no advice for a healthy week', () => {
  expect(titles({})).toEqual([]);
});

/** Both sides of each limit: first with advice, then without. */
it.each<[string, Partial<AnalyticsPeriod>, Partial<AnalyticsPeriod>]>([
  ['Make orders bigger', { averageOrderValue: 249.99 }, { averageOrderValue: 250 }],
  ['Add more dishes', { totalMenuItems: 14 }, { totalMenuItems: 15 }],
  ['Win more customers', { activeCustomers: 29 }, { activeCustomers: 30 }],
  ['Complete more orders', { completionRate: '84.9' }, { completionRate: '85.0' }],
  [
    'Bring dishes back',
    { totalMenuItems: 20, availableMenuItems: 13 },
    { totalMenuItems: 20, availableMenuItems: 14 },
  ],
  [
    'Avoid cancellations',
    { cancelledOrders: 12, notCollectedOrders: 1 },
    { cancelledOrders: 40, notCollectedOrders: 30 },
  ],
  [
    'Offer more vegetarian dishes',
    { totalMenuItems: 20, vegetarianItems: 5 },
    { totalMenuItems: 20, vegetarianItems: 6 },
  ],
  ['Bring customers back', { activeCustomers: 51 }, { activeCustomers: 50 }],
  ['Earn more per order', { totalRevenue: 19_999 }, { totalRevenue: 20_000 }],
])('advises %s', (title, beyond, within) => {
  expect(titles(beyond)).toEqual([title]);
  expect(titles(within)).toEqual([]);
});

it('advises a mess without orders and dishes only to win customers and add dishes', () => {
  const beginning = samplePeriod({
    totalOrders: 0,
    totalRevenue: 0,
    averageOrderValue: 0,
    activeCustomers: 0,
    cancelledOrders: 0,
    completionRate: '0.0',
    totalMenuItems: 0,
    availableMenuItems: 0,
    vegetarianItems: 0,
  });
  expect(recommendations(beginning).map(({ title }) => title)).toEqual([
    'Win more customers',
    'Add more dishes',
  ]);
});

it('names the figures behind the advice', () => {
  const [tip] = recommendations(samplePeriod({ totalMenuItems: 20, vegetarianItems: 1 }));
  expect(tip?.text).toBe(
    '1 of 20 dishes is vegetarian. Groups go where everyone finds something to eat.',
  );
});
