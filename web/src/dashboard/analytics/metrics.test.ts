import { expect, it } from 'vitest';
import { metricsOf } from './metrics.ts';
import { samplePeriod } from './sample-analytics.ts';

it('compares sales up to the last full hour, and other figures in whole days', () => {
  const rows = metricsOf(samplePeriod());
  const figures = rows.map(({ name, current, compared, trend }) =>
    [name, current, compared?.current, compared?.previous, trend?.percent].join(' | '),
  );
  expect(figures).toEqual([
    'Total Revenue | 31000 | 30000 | 25000 | 20',
    'Total Orders | 100 | 99 | 90 | 10',
    'Avg Order Value | 322.92 | 312 | 320 | -2.5',
    'Active Customers | 40 | 40 | 32 | 25',
    'New Customers | 12 | 12 | 0 | ',
    'Orders per Customer | 2.5 | 2.15 | 2.5 | -14',
    'Completion Rate | 92 | 96 | 80 | 20',
  ]);
  expect(rows.map(({ trend }) => trend?.comparison)).toEqual([
    'to 4 pm, vs the 7 days before to 4 pm',
    'to 4 pm, vs the 7 days before to 4 pm',
    'to 19 Nov, vs 7 to 12 Nov',
    'to 19 Nov, vs 7 to 12 Nov',
    undefined,
    'to 19 Nov, vs 7 to 12 Nov',
    'to 19 Nov, vs 7 to 12 Nov',
  ]);
});

it('shows no percentage without a comparison', () => {
  const rows = metricsOf(samplePeriod({ compared: { sales: null, days: null } }));
  expect(rows.every(({ compared, trend }) => compared === null && trend === undefined)).toBe(true);
});
