import type { AnalyticsBreakdown, AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import type { SavedFile } from '../../lib/files/save-file.ts';
import { type CsvCell, toCsv } from '../../lib/files/to-csv.ts';
import { statusLabel } from '../../lib/ui/status-badge.tsx';
import { hourSpanText } from '../shared/hour-text.ts';
import { statusShares } from '../shared/status-shares.ts';
import { busyHours } from './busy-hours.ts';
import { categorySales } from './category-sales.ts';
import { type Metric, metricsOf } from './metrics.ts';
import { performanceScore } from './performance-score.ts';
import type { AnalyticsChoice } from './periods.ts';
import type { Analytics } from './read-analytics.ts';
import { counterAndGuestRevenue, type RevenuePart, revenueParts } from './revenue-parts.ts';

interface FileFacts {
  subdomain: string;
  choice: AnalyticsChoice;
  today: string;
}

/** The figures as a CSV file, named with the period and today's date. */
export function analyticsCsv(
  analytics: Analytics,
  { subdomain, choice, today }: FileFacts,
): SavedFile {
  return {
    name: `thali-${subdomain}-analytics-${periodName(choice)}-${today}.csv`,
    content: toCsv(rowsOf(analytics)),
    type: 'text/csv',
  };
}

function periodName({ period, date, range }: AnalyticsChoice): string {
  const { startDate = date, endDate = date } = range ?? {};
  if (!startDate) return period;
  return startDate === endDate ? `${startDate}-saved` : `${startDate}-to-${endDate}-saved`;
}

function rowsOf(analytics: Analytics): CsvCell[][] {
  const { current, daily, breakdown } = analytics;
  const score = performanceScore(analytics);
  return [
    ['Analytics', current.startDate, current.endDate],
    [],
    ['Figure', 'This period', 'Compared part', 'Part before', 'Growth in percent', 'Comparison'],
    ...metricsOf(current).map(metricRow),
    ['Returning Customers', current.activeCustomers - current.newCustomers],
    ['Orders Sold', current.soldOrders],
    ['Cancelled: Not Collected', current.notCollectedOrders],
    ...menuFigures.map(({ name, read }) => [name, read(current)]),
    ['Overall Performance Score', 'percent' in score ? score.percent : score.missing],
    [],
    ...partRows('Sold at', counterAndGuestRevenue(current)),
    ...partRows('Paid by', revenueParts(current)),
    ['Date', 'Orders', 'Revenue'],
    ...daily.map(({ date, orders, revenue }) => [date, orders, rupees(revenue)]),
    [],
    ['Status', 'Orders', 'Percent'],
    ...statusShares(current.orderStatusBreakdown).map(({ status, count, percent }) => [
      statusLabel(status),
      count,
      percent,
    ]),
    [],
    ['Hour', 'Orders'],
    ...current.ordersByHour.flatMap((orders, hour) =>
      orders > 0 ? [[hourSpanText(hour), orders]] : [],
    ),
    [],
    ['Dish', 'Quantity', 'Revenue'],
    ...(breakdown?.dishes ?? current.popularItems)
      .filter(({ quantity }) => quantity > 0)
      .flatMap(({ name, quantity, revenue, choices = [] }) => [
        [name, quantity, rupees(revenue)],
        ...choices.map((choice) => [`${name}: ${choice.name}`, choice.quantity]),
      ]),
    ...(breakdown ? breakdownRows(breakdown, current.totalRevenue) : []),
  ];
}

function breakdownRows(
  { dishes, weekdays }: AnalyticsBreakdown,
  totalRevenue: number,
): CsvCell[][] {
  const [orders, revenue] = [busyHours(weekdays, 'orders'), busyHours(weekdays, 'revenue')];
  return [
    [],
    ['Category', 'Revenue'],
    ...categorySales(dishes, totalRevenue).map((categorySale) => [
      categorySale.name,
      rupees(categorySale.revenue),
    ]),
    [],
    ['Weekday', 'Hour', 'Whole days', 'Orders on average', 'Revenue on average'],
    ...orders.weekdays.flatMap(({ weekday, days, averages }, row) =>
      averages.flatMap((average, column) => {
        const hour = orders.hours[column];
        if (hour === undefined || average === 0) return [];
        const rupeesOnAverage = revenue.weekdays[row]?.averages[column] ?? 0;
        return [[weekday, hourSpanText(hour), days, average.toFixed(1), rupees(rupeesOnAverage)]];
      }),
    ),
  ];
}

function partRows(title: string, parts: readonly RevenuePart[]): CsvCell[][] {
  if (parts.length === 0) return [];
  return [[title, 'Revenue'], ...parts.map(({ name, amount }) => [name, rupees(amount)]), []];
}

/** The current figures of the menu, which have no previous period. */
const menuFigures: readonly { name: string; read(period: AnalyticsPeriod): CsvCell }[] = [
  { name: 'Menu Items', read: ({ totalMenuItems }) => totalMenuItems },
  { name: 'Available Items', read: ({ availableMenuItems }) => availableMenuItems },
  { name: 'Vegetarian Items', read: ({ vegetarianItems }) => vegetarianItems },
  { name: 'Spicy Items', read: ({ spicyItems }) => spicyItems },
  { name: 'Categories', read: ({ totalCategories }) => totalCategories },
];

function metricRow({ name, unit, current, compared, trend }: Metric): CsvCell[] {
  const write = (value: number) => (unit === 'rupees' ? rupees(value) : Number(value.toFixed(1)));
  return [
    unit === 'percent' ? `${name} in percent` : name,
    write(current),
    compared ? write(compared.current) : null,
    compared ? write(compared.previous) : null,
    trend?.percent ?? null,
    trend?.comparison ?? null,
  ];
}

/** An amount without a currency sign, so that a spreadsheet reads a number. */
function rupees(amount: number): string {
  return amount.toFixed(2);
}
