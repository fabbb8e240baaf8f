import type {
  AnalyticsBreakdown,
  PopularItem,
  SoldDish,
} from '@thali/shared/analytics/analytics-fields';
import type { DateSpan } from '@thali/shared/analytics/comparison-period';
import { toRupees } from '@thali/shared/money/paise';
import { datesBetween, daysSinceMonday } from '@thali/shared/time/dates';
import type { StorefrontRows } from '../menu/storefront.table.ts';
import type { Figures } from './figures.ts';
import { type Day, sumOf } from './read-period.ts';
import { ordersByHour, revenueByHour, soldIds, soldItems } from './to-period.ts';

/**
 * The orders and the revenue of each weekday by hour. Leaves out today and days from before revenue was counted by
 * hour.
 * Rule: analytics-24
 */
export function weekdayFigures(
  days: readonly Day[],
  today: string,
): Pick<AnalyticsBreakdown, 'weekdays' | 'daysWithoutHours'> {
  const wholeDays = days.filter(({ date, figures }) => date < today && (figures.orders ?? 0) > 0);
  const counted = wholeDays.filter(({ figures }) => hasRevenueByHour(figures));
  return {
    weekdays: Array.from({ length: 7 }, (_, weekday) => {
      const ofWeekday = counted.filter(({ date }) => daysSinceMonday(date) === weekday);
      const sums = sumOf(ofWeekday);
      return {
        days: ofWeekday.length,
        ordersByHour: ordersByHour(sums),
        revenueByHour: revenueByHour(sums),
      };
    }),
    daysWithoutHours: wholeDays.length - counted.length,
  };
}

function hasRevenueByHour(figures: Figures): boolean {
  const hours = Array.from({ length: 24 }, (_, hour) => figures[`paise${hour}`] ?? 0);
  return hours.reduce((sum, paise) => sum + paise, 0) === (figures.revenuePaise ?? 0);
}

/** A span with the sold dishes of each of its days; see `itemFigures`. */
export interface ItemDays {
  span: DateSpan;
  days: readonly Day[];
}

/**
 * Every dish with a sold portion in the period or in the period before, most revenue first.
 * @param categoryOf the names of categories by dish
 * Rule: analytics-25, analytics-28
 */
export function soldDishes(
  current: ItemDays,
  previous: ItemDays,
  nameOf: (id: string) => string,
  categoryOf: ReadonlyMap<string, string>,
): SoldDish[] {
  const sold = sumOf(current.days);
  const ids = soldIds(sumOf([...current.days, ...previous.days]));
  const [days, daysBefore] = [eachDay(current), eachDay(previous)];
  return soldItems(sold, nameOf, ids)
    .map((dish) => ({
      ...dish,
      category: categoryOf.get(dish.menuItemId) ?? null,
      days: {
        quantity: portionsOf(dish, days),
        revenue: revenueOf(dish, days),
        previousQuantity: portionsOf(dish, daysBefore),
        previousRevenue: revenueOf(dish, daysBefore),
      },
    }))
    .sort((a, b) => b.revenue - a.revenue || a.name.localeCompare(b.name));
}

function portionsOf({ menuItemId }: PopularItem, days: readonly Figures[]): number[] {
  return days.map((figures) => figures[`q${menuItemId}`] ?? 0);
}

/** In rupees. */
function revenueOf({ menuItemId }: PopularItem, days: readonly Figures[]): number[] {
  return days.map((figures) => toRupees(figures[`r${menuItemId}`] ?? 0));
}

/** The figures of each day of the span, also of days without orders. */
function eachDay({ span, days }: ItemDays): Figures[] {
  const byDate = new Map(days.map(({ date, figures }) => [date, figures]));
  return datesBetween(span.startDate, span.endDate).map((date) => byDate.get(date) ?? {});
}

/** The name of each dish's category, by the dish's id. */
export function categoriesOnMenu({ items, categories }: StorefrontRows): Map<string, string> {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return new Map(
    items.flatMap(({ id, categoryId }) => {
      const name = names.get(categoryId);
      return name === undefined ? [] : [[id, name] as const];
    }),
  );
}
