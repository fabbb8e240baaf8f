import type { AnalyticsBreakdown, SoldDish } from '@thali/shared/analytics/analytics-fields';
import { daysSinceMonday } from '@thali/shared/time/dates';
import type { StorefrontRows } from '../menu/storefront.table.ts';
import type { Figures } from './figures.ts';
import { type Day, sumOf } from './read-period.ts';
import { ordersByHour, revenueByHour, soldItems } from './to-period.ts';

/**
 * The orders and the revenue of each weekday by hour. Leaves out today, which is not over, and days from before revenue
 * was counted by hour.
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

/**
 * Every dish with a sold portion, most revenue first.
 * @param categoryOf the names of categories by dish
 * Rule: analytics-25
 */
export function soldDishes(
  sold: Figures,
  nameOf: (id: string) => string,
  categoryOf: ReadonlyMap<string, string>,
): SoldDish[] {
  return soldItems(sold, nameOf)
    .map((dish) => ({ ...dish, category: categoryOf.get(dish.menuItemId) ?? null }))
    .sort((one, other) => other.revenue - one.revenue || one.name.localeCompare(other.name));
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
