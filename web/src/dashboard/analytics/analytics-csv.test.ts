import { expect, it } from 'vitest';
import { analyticsCsv } from './analytics-csv.ts';
import { samplePeriod } from './sample-analytics.ts';

const analytics = {
  current: samplePeriod({
    popularItems: [
      { menuItemId: 'a', name: '=HYPERLINK("http://x")', quantity: 3, revenue: 90 },
      { menuItemId: 'b', name: '\tTab', quantity: 2, revenue: 40.5 },
      {
        ...{ menuItemId: 'c', name: 'Dal Tadka', quantity: 5, revenue: 300 },
        choices: [{ choiceId: 'h', name: 'Half', quantity: 4 }],
      },
    ],
  }),
  previous: samplePeriod({ totalOrders: 90, completionRate: '88.0' }),
  daily: [
    { date: '2026-11-19', orders: 40, revenue: 12_000 },
    { date: '2026-11-20', orders: 60, revenue: 19_000.5 },
  ],
};
const facts = { subdomain: 'demo', choice: { period: 'last7' }, today: '2026-11-20' } as const;

it("names the file with the period, or the day, and today's date", () => {
  expect(analyticsCsv(analytics, facts)).toMatchObject({
    name: 'thali-demo-analytics-last7-2026-11-20.csv',
    type: 'text/csv',
  });
  const ofDay = { ...facts, choice: { period: 'today', date: '2026-11-03' } } as const;
  expect(analyticsCsv(analytics, ofDay).name).toBe(
    'thali-demo-analytics-2026-11-03-saved-2026-11-20.csv',
  );
});

it('writes every figure on screen as a number', () => {
  const lines = analyticsCsv(analytics, facts).content.split('\r\n');
  expect(lines.slice(0, 10)).toEqual([
    '\uFEFFAnalytics,2026-11-14,2026-11-20',
    '',
    'Figure,This period,Period before,Growth in percent',
    'Total Revenue,31000.00,31000.00,20',
    'Total Orders,100,90,10',
    'Avg Order Value,322.92,322.92,-2.5',
    'Active Customers,40,40,25',
    'Orders Sold,96,96,',
    'New Customers,12,12,',
    'Completion Rate in percent,92.0,88.0,',
  ]);
  for (const line of [
    'Cancelled: Not Collected,1,1,',
    'Menu Items,24',
    'Overall Performance Score,67',
    '2026-11-20,60,19000.50',
    'Completed,92,92.0',
    '1 pm to 2 pm,60',
    '8 pm to 9 pm,40',
  ]) {
    expect(lines).toContain(line);
  }
});

it('lists the chosen options below each dish', () => {
  expect(analyticsCsv(analytics, facts).content).toContain(
    'Dal Tadka,5,300.00\r\nDal Tadka: Half,4',
  );
});

it('escapes a dish name that looks like a formula', () => {
  const { content } = analyticsCsv(analytics, facts);
  expect(content).toContain('"\'=HYPERLINK(""http://x"")",3,90.00');
  expect(content).toContain('"\'\tTab",2,40.50');
});

it('leaves the previous period empty when it is unknown', () => {
  const { content } = analyticsCsv({ ...analytics, previous: undefined }, facts);
  expect(content).toContain('Total Orders,100,,10');
});
