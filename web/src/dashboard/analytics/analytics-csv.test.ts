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
  const nameOfRange = (startDate: string, endDate: string) =>
    analyticsCsv(analytics, {
      ...facts,
      choice: { period: 'last7', range: { startDate, endDate } },
    }).name;
  expect(nameOfRange('2026-11-01', '2026-11-07')).toBe(
    'thali-demo-analytics-2026-11-01-to-2026-11-07-saved-2026-11-20.csv',
  );
  expect(nameOfRange('2026-11-03', '2026-11-03')).toBe(
    'thali-demo-analytics-2026-11-03-saved-2026-11-20.csv',
  );
});

it('writes every figure on screen as a number', () => {
  const lines = analyticsCsv(analytics, facts).content.split('\r\n');
  const [sales, days] = ['"to 4 pm, vs the 7 days before to 4 pm"', '"to 19 Nov, vs 7 to 12 Nov"'];
  expect(lines.slice(0, 13)).toEqual([
    '\uFEFFAnalytics,2026-11-14,2026-11-20',
    '',
    'Figure,This period,Compared part,Part before,Growth in percent,Comparison',
    `Total Revenue,31000.00,30000.00,25000.00,20,${sales}`,
    `Total Orders,100,99,90,10,${sales}`,
    `Avg Order Value,322.92,312.00,320.00,-2.5,${days}`,
    `Active Customers,40,40,32,25,${days}`,
    'New Customers,12,12,0,,',
    `Orders per Customer,2.5,2.1,2.5,-14,${days}`,
    `Completion Rate in percent,92,96,80,20,${days}`,
    'Returning Customers,28',
    'Orders Sold,96',
    'Cancelled: Not Collected,1',
  ]);
  for (const line of [
    'Menu Items,24',
    'Overall Performance Score,"Needs 7 days and 30 orders; you have 2 days and 100 orders."',
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

it('leaves a missing comparison empty', () => {
  const current = samplePeriod({ compared: { sales: null, days: null } });
  const { content } = analyticsCsv({ ...analytics, current }, facts);
  expect(content).toContain('Total Orders,100,,,,\r\n');
});

it('lists every dish, the categories and the averages of each weekday and hour', () => {
  const hours = (figure: number) =>
    Array.from({ length: 24 }, (_, hour) => Number(hour === 13) * figure);
  const none = { days: 0, ordersByHour: hours(0), revenueByHour: hours(0) };
  const breakdown = {
    dishes: [{ menuItemId: 'd', name: 'Poha', category: 'Snacks', quantity: 2, revenue: 30_995 }],
    weekdays: [
      { days: 2, ordersByHour: hours(3), revenueByHour: hours(90) },
      ...Array(6).fill(none),
    ],
    ...{ daysWithoutHours: 0, previousDays: [] },
  };
  const lines = analyticsCsv({ ...analytics, breakdown }, facts).content.split('\r\n');
  for (const line of [
    ...['Poha,2,30995.00', 'Snacks,30995.00', 'Parcel charges,5.00'],
    'Monday,1 pm to 2 pm,2,1.5,45.00',
  ]) {
    expect(lines).toContain(line);
  }
});
