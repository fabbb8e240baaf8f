import { expect, it } from 'vitest';
import { metricsOf } from './metrics.ts';
import { samplePeriod } from './sample-analytics.ts';

const before = samplePeriod({
  totalOrders: 90,
  newCustomers: 0,
  completionRate: '80.0',
  activeCustomers: 0,
});

it('compares each figure with the previous period', () => {
  const rows = metricsOf(samplePeriod(), before);
  expect(rows.map(({ name, ...row }) => [name, ...Object.values(row)].join(' | '))).toEqual([
    'Total Revenue | ₹31,000.00 | ₹31,000.00 | 20',
    'Total Orders | 100 | 90 | 10',
    'Avg Order Value | ₹322.92 | ₹322.92 | -2.5',
    'Active Customers | 40 | 0 | 25',
    'New Customers | 12 | 0 | 100',
    'Orders per Customer | 2.5 | 0.0 | 100',
    'Completion Rate | 92.0% | 80.0% | 15',
  ]);
});

it('shows no previous period if the answer has none', () => {
  const [revenue, , , , customers] = metricsOf(samplePeriod(), undefined);
  expect(revenue).toMatchObject({ previous: undefined, percent: 20 });
  expect(customers).toMatchObject({ previous: undefined, percent: 0 });
});
