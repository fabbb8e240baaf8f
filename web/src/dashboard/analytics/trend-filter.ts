import type { SoldDish } from '@thali/shared/analytics/analytics-fields';
import { toPaise, toRupees } from '@thali/shared/money/paise';
import { type Weekday, weekdayOf, weekdays } from '@thali/shared/time/ist';
import { urlChoice, urlId } from '../../lib/url-state/url-choice.ts';
import { urlOption } from '../../lib/url-state/url-fields.ts';
import type { UrlState } from '../../lib/url-state/use-url-state.ts';
import { categoryOf } from './category-sales.ts';
import type { Measure } from './measures.ts';
import type { Analytics } from './read-analytics.ts';

/** The dish or category and the weekday that the curve shows alone. Rule: analytics-28 */
export interface TrendFilter {
  only?: { kind: 'dish'; menuItemId: string } | { kind: 'category'; name: string } | undefined;
  weekday?: Weekday | undefined;
}

/** The URL parameters of the figure in the charts and of the filter. Rule: analytics-11 */
export const trendFields = {
  measure: urlChoice<Measure>(['revenue', 'orders']),
  dish: urlId(),
  category: urlId(),
  weekday: urlOption(weekdays),
};

export function filterFromFields({
  dish,
  category,
  weekday,
}: UrlState<typeof trendFields>): TrendFilter {
  if (dish) return { only: { kind: 'dish', menuItemId: dish }, weekday };
  return { only: category ? { kind: 'category', name: category } : undefined, weekday };
}

export function filterToFields({ only, weekday }: TrendFilter) {
  return {
    dish: only?.kind === 'dish' ? only.menuItemId : undefined,
    category: only?.kind === 'category' ? only.name : undefined,
    weekday,
  };
}

export interface DayValue {
  date: string;
  /** Rupees, orders or portions. */
  value: number;
}

/** In fewer days, each weekday occurs only once. */
const minDaysForWeekday = 14;

/** The filter without choices that this period does not have. */
export function fittingFilter(filter: TrendFilter, analytics: Analytics): TrendFilter {
  const { only, weekday } = filter;
  const { daily, breakdown } = analytics;
  const hasOnly =
    daily.length > 1 && filteredDishes(breakdown?.dishes, only).some(({ days }) => days);
  return {
    ...(hasOnly && { only }),
    ...(canFilterWeekday(analytics) && { weekday }),
  };
}

export function canFilterWeekday({ current, daily }: Analytics): boolean {
  return daily.length >= minDaysForWeekday && current.totalOrders > 0;
}

/** The days of the curve and of its compared curve. A dish or category has portions in place of orders. */
export function trendDays(
  { daily, breakdown }: Analytics,
  measure: Measure,
  { only, weekday }: TrendFilter,
): { days: DayValue[]; daysBefore: DayValue[] } {
  const [now, before] =
    measure === 'revenue'
      ? (['revenue', 'previousRevenue'] as const)
      : (['quantity', 'previousQuantity'] as const);
  const dishes = filteredDishes(breakdown?.dishes, only);
  const sumOn = (index: number, figure: typeof now | typeof before) =>
    // Whole paise, because a sum of fractions is not exact.
    toRupees(dishes.reduce((sum, { days }) => sum + toPaise(days?.[figure][index] ?? 0), 0));
  const valuesOf = (days: Analytics['daily'], figure: typeof now | typeof before) =>
    days
      .map((day, index) => ({ date: day.date, value: only ? sumOn(index, figure) : day[measure] }))
      .filter(({ date }) => !weekday || weekdayOf(date) === weekday);
  return {
    days: valuesOf(daily, now),
    daysBefore: valuesOf(breakdown?.previousDays ?? [], before),
  };
}

/** The filter as a text, such as `Veg Thali, Mondays`. Empty without a filter. */
export function filterName({ only, weekday }: TrendFilter, dishes: readonly SoldDish[]): string {
  const name =
    only?.kind === 'dish'
      ? dishes.find(({ menuItemId }) => menuItemId === only.menuItemId)?.name || 'Deleted dish'
      : only?.name;
  return [name, weekday && `${weekday}s`].filter(Boolean).join(', ');
}

function filteredDishes(
  dishes: readonly SoldDish[] = [],
  only: TrendFilter['only'],
): readonly SoldDish[] {
  if (!only) return [];
  return dishes.filter((dish) =>
    only.kind === 'dish' ? dish.menuItemId === only.menuItemId : categoryOf(dish) === only.name,
  );
}
