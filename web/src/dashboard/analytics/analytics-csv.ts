import type { AnalyticsPeriod, PeriodFigures } from '@thali/shared/analytics/analytics-fields';
import type { SavedFile } from '../../lib/files/save-file.ts';
import { type CsvCell, toCsv } from '../../lib/files/to-csv.ts';
import { statusLabel } from '../../lib/ui/status-badge.tsx';
import { hourSpanText } from '../shared/hour-text.ts';
import { statusShares } from '../shared/status-shares.ts';
import { busyHours } from './figures.ts';
import { performanceScore } from './performance-score.ts';
import type { AnalyticsChoice } from './periods.ts';
import type { Analytics } from './read-analytics.ts';
import { revenueParts } from './revenue-parts.ts';

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
    name: `thali-${subdomain}-analytics-${choice.date ? `${choice.date}-saved` : choice.period}-${today}.csv`,
    content: toCsv(rowsOf(analytics)),
    type: 'text/csv',
  };
}

function rowsOf({ current, previous, daily }: Analytics): CsvCell[][] {
  return [
    ['Analytics', current.startDate, current.endDate],
    [],
    ['Figure', 'This period', 'Period before', 'Growth in percent'],
    ...figures.map((figure) => figureRow(figure, current, previous)),
    ...menuFigures.map(({ name, read }) => [name, read(current)]),
    ['Overall Performance Score', performanceScore(current)],
    [],
    ...paidByRows(current),
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
    ...busyHours(current.ordersByHour).map(({ hour, orders }) => [hourSpanText(hour), orders]),
    [],
    ['Popular item', 'Quantity', 'Revenue'],
    ...current.popularItems.flatMap(({ name, quantity, revenue, choices = [] }) => [
      [name, quantity, rupees(revenue)],
      ...choices.map((choice) => [`${name}: ${choice.name}`, choice.quantity]),
    ]),
  ];
}

function paidByRows(period: AnalyticsPeriod): CsvCell[][] {
  const parts = revenueParts(period);
  if (parts.length === 0) return [];
  return [['Paid by', 'Revenue'], ...parts.map(({ name, amount }) => [name, rupees(amount)]), []];
}

interface Figure {
  name: string;
  read(figures: PeriodFigures): CsvCell;
  growth?(period: AnalyticsPeriod): number;
}

const figures: readonly Figure[] = [
  {
    name: 'Total Revenue',
    read: ({ totalRevenue }) => rupees(totalRevenue),
    growth: ({ revenueGrowth }) => revenueGrowth,
  },
  {
    name: 'Total Orders',
    read: ({ totalOrders }) => totalOrders,
    growth: ({ orderGrowth }) => orderGrowth,
  },
  {
    name: 'Avg Order Value',
    read: ({ averageOrderValue }) => rupees(averageOrderValue),
    growth: ({ aovGrowth }) => aovGrowth,
  },
  {
    name: 'Active Customers',
    read: ({ activeCustomers }) => activeCustomers,
    growth: ({ customerGrowth }) => customerGrowth,
  },
  { name: 'Orders Sold', read: ({ soldOrders }) => soldOrders },
  { name: 'New Customers', read: ({ newCustomers }) => newCustomers },
  { name: 'Completion Rate in percent', read: ({ completionRate }) => completionRate },
  { name: 'Cancelled: Not Collected', read: ({ notCollectedOrders }) => notCollectedOrders },
];

/** The current figures of the menu, which have no previous period. */
const menuFigures: readonly { name: string; read(period: AnalyticsPeriod): CsvCell }[] = [
  { name: 'Menu Items', read: ({ totalMenuItems }) => totalMenuItems },
  { name: 'Available Items', read: ({ availableMenuItems }) => availableMenuItems },
  { name: 'Vegetarian Items', read: ({ vegetarianItems }) => vegetarianItems },
  { name: 'Spicy Items', read: ({ spicyItems }) => spicyItems },
  { name: 'Categories', read: ({ totalCategories }) => totalCategories },
];

function figureRow(
  { name, read, growth }: Figure,
  current: AnalyticsPeriod,
  previous: PeriodFigures | undefined,
): CsvCell[] {
  const percent = current.isComparable ? growth?.(current) : undefined;
  return [name, read(current), previous ? read(previous) : null, percent ?? null];
}

/** An amount without a currency sign, so that a spreadsheet reads a number. */
function rupees(amount: number): string {
  return amount.toFixed(2);
}
