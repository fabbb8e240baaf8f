import type {
  DailyFigures,
  PeriodFigures,
  PopularItem,
} from '@thali/shared/analytics/analytics-fields';
import type { DateSpan } from '@thali/shared/analytics/comparison-period';
import { percentText } from '@thali/shared/analytics/growth';
import { toRupees } from '@thali/shared/money/paise';
import { datesBetween } from '@thali/shared/time/dates';
import type { StorefrontRows } from '../menu/storefront.table.ts';
import { medianAnswerSeconds, missedOrders } from './answers.ts';
import { type Figures, portionsByChoice } from './figures.ts';
import { type Day, type PeriodSums, statusCounts } from './read-period.ts';

const maxPopular = 5;

/** A period's figures in the shape of responses. */
export function toPeriodFigures(
  { startDate, endDate }: DateSpan,
  { figures, customers }: PeriodSums,
): PeriodFigures {
  const statuses = statusCounts(figures);
  return {
    startDate,
    endDate,
    totalOrders: count(figures, 'orders'),
    soldOrders: count(figures, 'earning'),
    totalRevenue: rupees(figures),
    openRevenue: toRupees(count(figures, 'openPaise')),
    revenueByPayment: sumByPayment(figures),
    counterOrders: count(figures, 'counterOrders'),
    counterRevenue: toRupees(count(figures, 'counterPaise')),
    averageOrderValue: averageRupees(figures),
    activeCustomers: customers,
    newCustomers: count(figures, 'newCustomers'),
    pendingOrders: statuses.pending,
    confirmedOrders: statuses.confirmed,
    preparingOrders: statuses.preparing,
    readyOrders: statuses.ready,
    completedOrders: statuses.completed,
    cancelledOrders: statuses.cancelled,
    notCollectedOrders: count(figures, 'notCollected'),
    expiredOrders: statuses.expired,
    medianAnswerSeconds: medianAnswerSeconds(figures),
    missedOrders: missedOrders(figures),
    completionRate: percentText(statuses.completed, count(figures, 'orders')),
    orderStatusBreakdown: statuses,
    ordersByHour: ordersByHour(figures),
    revenueByHour: revenueByHour(figures),
  };
}

/** 24 numbers. */
export function ordersByHour(figures: Figures): number[] {
  return Array.from({ length: 24 }, (_, hour) => count(figures, `hour${hour}`));
}

/** 24 numbers in rupees. */
export function revenueByHour(figures: Figures): number[] {
  return Array.from({ length: 24 }, (_, hour) => toRupees(count(figures, `paise${hour}`)));
}

/** Each day of a span, also the days without orders. */
export function dailyFigures(
  days: readonly Day[],
  { startDate, endDate }: DateSpan,
): DailyFigures[] {
  const byDate = new Map(days.map(({ date, figures }) => [date, figures]));
  return datesBetween(startDate, endDate).map((date) => {
    const figures = byDate.get(date) ?? {};
    return { date, orders: count(figures, 'orders'), revenue: rupees(figures) };
  });
}

export function menuFigures({ items, categories }: StorefrontRows) {
  return {
    totalMenuItems: items.length,
    availableMenuItems: items.filter(({ isAvailable }) => isAvailable).length,
    vegetarianItems: items.filter(({ isVegetarian }) => isVegetarian).length,
    spicyItems: items.filter(({ isSpicy }) => isSpicy).length,
    totalCategories: categories.length,
  };
}

/** Names by id. The id of a size or choice follows the id of its dish or group. */
export function namesOnMenu({ items, optionGroups }: StorefrontRows): Map<string, string> {
  return new Map([
    ...items.map(({ id, name }) => [id, name] as const),
    ...items.flatMap(({ id, sizes = [] }) =>
      sizes.map((size) => [id + size.id, size.name] as const),
    ),
    ...optionGroups.flatMap(({ id, choices }) =>
      choices.map((choice) => [id + choice.id, choice.name] as const),
    ),
  ]);
}

/**
 * The best-selling dishes by portions, then revenue, then name, each with its choices.
 * @param nameOf  the name for a dish's id, or for the id of a group followed by the id of its choice
 */
export function popularItems(sold: Figures, nameOf: (id: string) => string): PopularItem[] {
  return soldItems(sold, nameOf)
    .sort(
      (a, b) => b.quantity - a.quantity || b.revenue - a.revenue || a.name.localeCompare(b.name),
    )
    .slice(0, maxPopular);
}

/** The ids of the dishes with a sold portion. */
export function soldIds(sold: Figures): string[] {
  return Object.entries(sold)
    .filter(([figure, quantity]) => figure.startsWith('q') && quantity > 0)
    .map(([figure]) => figure.slice(1));
}

/** The sales of dishes and their choices, unsorted. @param ids  default: every dish with a sold portion */
export function soldItems(
  sold: Figures,
  nameOf: (id: string) => string,
  ids: readonly string[] = soldIds(sold),
): PopularItem[] {
  return ids.map((menuItemId) => ({
    menuItemId,
    name: nameOf(menuItemId),
    quantity: count(sold, `q${menuItemId}`),
    revenue: toRupees(count(sold, `r${menuItemId}`)),
    ...popularChoices(sold, menuItemId, nameOf),
  }));
}

function popularChoices(
  sold: Figures,
  itemId: string,
  nameOf: (id: string) => string,
): Pick<PopularItem, 'choices'> {
  const choices = portionsByChoice(sold, itemId);
  if (choices.length === 0) return {};
  return {
    choices: choices.map(({ id, portions }) => ({
      choiceId: id,
      name: nameOf(id),
      quantity: portions,
    })),
  };
}

/** Splits the revenue by payment state. The rest is cash. Rule: pay-36 */
function sumByPayment(figures: Figures): PeriodFigures['revenueByPayment'] {
  const [upi, online, unpaid, givenBack] = [
    count(figures, 'upiPaise'),
    count(figures, 'onlinePaise'),
    count(figures, 'unpaidPaise'),
    count(figures, 'givenBackPaise'),
  ];
  const cash = count(figures, 'revenuePaise') - upi - online - unpaid - givenBack;
  return {
    cash: toRupees(cash),
    upi: toRupees(upi),
    online: toRupees(online),
    unpaid: toRupees(unpaid),
    givenBack: toRupees(givenBack),
  };
}

function rupees(figures: Figures): number {
  return toRupees(count(figures, 'revenuePaise'));
}

function averageRupees(figures: Figures): number {
  const earning = count(figures, 'earning');
  if (earning === 0) return 0;
  return toRupees(Math.round(count(figures, 'revenuePaise') / earning));
}

function count(figures: Figures, name: string): number {
  return figures[name] ?? 0;
}
