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
  selected?: { kind: 'dish'; menuItemId: string } | { kind: 'category'; name: string } | undefined;
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
  if (dish) return { selected: { kind: 'dish', menuItemId: dish }, weekday };
  return { selected: category ? { kind: 'category', name: category } : undefined, weekday };
}

export function filterToFields({ selected, weekday }: TrendFilter) {
  return {
    dish: selected?.kind === 'dish' ? selected.menuItemId : undefined,
    category: selected?.kind === 'category' ? selected.name : undefined,
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
  const { selected, weekday } = filter;
  const { daily, breakdown } = analytics;
  const hasSelected =
    daily.length > 1 && filteredDishes(breakdown?.dishes, selected).some(({ days }) => days);
  return {
    ...(hasSelected && { selected }),
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
  { selected, weekday }: TrendFilter,
): { days: DayValue[]; daysBefore: DayValue[] } {
  const [currentField, previousField] =
    measure === 'revenue'
      ? (['revenue', 'previousRevenue'] as const)
      : (['quantity', 'previousQuantity'] as const);
  const dishes = filteredDishes(breakdown?.dishes, selected);
  const sumOn = (index: number, figure: typeof currentField | typeof previousField) =>
    // Whole paise, because a sum of fractions is not exact.
    toRupees(dishes.reduce((sum, { days }) => sum + toPaise(days?.[figure][index] ?? 0), 0));
  const valuesOf = (days: Analytics['daily'], figure: typeof currentField | typeof previousField) =>
    days
      .map((day, index) => ({
        date: day.date,
        value: selected ? sumOn(index, figure) : day[measure],
      }))
      .filter(({ date }) => !weekday || weekdayOf(date) === weekday);
  return {
    days: valuesOf(daily, currentField),
    daysBefore: valuesOf(breakdown?.previousDays ?? [], previousField),
  };
}

/** The filter as a text, such as `Veg Thali, Mondays`. Empty without a filter. */
export function filterName(
  { selected, weekday }: TrendFilter,
  dishes: readonly SoldDish[],
): string {
  const name =
    selected?.kind === 'dish'
      ? dishes.find(({ menuItemId }) => menuItemId === selected.menuItemId)?.name || 'Deleted dish'
      : selected?.name;
  return [name, weekday && `${weekday}s`].filter(Boolean).join(', ');
}

function filteredDishes(
  dishes: readonly SoldDish[] = [],
  selected: TrendFilter['selected'],
): readonly SoldDish[] {
  if (!selected) return [];
  return dishes.filter((dish) =>
    selected.kind === 'dish'
      ? dish.menuItemId === selected.menuItemId
      : categoryOf(dish) === selected.name,
  );
}
