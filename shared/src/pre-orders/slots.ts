import { instantOf, minutesOf } from '../time/clock-instant.ts';
import { addDays, daysBetween } from '../time/dates.ts';
import { toIst, weekdayOf } from '../time/ist.ts';
import { type OpeningSettings, openState } from '../vendors/business-hours.ts';
import type { ServedMeal } from '../vendors/meals-setting.ts';
import { maxDaysAhead, type PreOrderRule } from '../vendors/pre-orders-setting.ts';

export interface PreOrderSettings extends OpeningSettings {
  meals?: ServedMeal[] | undefined;
  preOrders?: PreOrderRule[] | undefined;
}

/** The pickup slots of a meal on a date. Instants are ISO 8601, UTC. */
export interface MealSlots {
  meal: ServedMeal;
  rule: PreOrderRule;
  date: string;
  /** The last instant for an order and for its cancellation by the guest. */
  orderBy: string;
  /** The starts of the slots at which the mess is open by its hours and holidays. */
  starts: string[];
}

/**
 * The meals that guests can order ahead on a date, with their slots, also after the cutoff.
 * @param date YYYY-MM-DD in India
 * Rule: pre-orders-2
 */
export function slotsOn(settings: PreOrderSettings, date: string): MealSlots[] {
  const { meals = [], preOrders = [] } = settings;
  return meals.flatMap((meal) => {
    const rule = preOrders.find(({ mealId }) => mealId === meal.id);
    if (!rule || !meal.weekdays.includes(weekdayOf(date))) return [];
    const starts = startsOf(meal, rule, date).filter((start) => isOpenByHours(settings, start));
    return starts.length > 0
      ? [{ meal, rule, date, orderBy: orderByOf(meal, rule, date), starts }]
      : [];
  });
}

/** The dates for which guests can order at an instant: today, tomorrow and the day after. */
export function preOrderDates(now: Date): string[] {
  const today = toIst(now).date;
  return Array.from({ length: maxDaysAhead + 1 }, (_, days) => addDays(today, days));
}

/** The slot that starts at an instant, however late it is; undefined if the mess has none. */
export function findSlot(
  settings: PreOrderSettings,
  startsAt: string,
  now: Date,
): MealSlots | undefined {
  const date = toIst(new Date(startsAt)).date;
  const days = daysBetween(toIst(now).date, date);
  if (days < 0 || days > maxDaysAhead) return undefined;
  return slotsOn(settings, date).find(({ starts }) => starts.includes(startsAt));
}

export function isOrderByPassed({ orderBy }: Pick<MealSlots, 'orderBy'>, now: Date): boolean {
  return now.toISOString() > orderBy;
}

/**
 * Whether the mess is open at an instant by its hours. Ignores pause and cap, because they limit only orders for now.
 */
export function isOpenByHours(settings: OpeningSettings, instant: string): boolean {
  const hours = { ...settings, pausedUntil: undefined, fullUntil: undefined };
  return openState(hours, new Date(instant)).isOpen;
}

/** A meal's orders end at the latest when the meal starts. */
function orderByOf({ from }: ServedMeal, { orderBy }: PreOrderRule, date: string): string {
  const cutoff = instantOf(addDays(date, -orderBy.daysBefore), orderBy.time);
  const start = instantOf(date, from);
  return cutoff < start ? cutoff : start;
}

/** The first slot starts with the meal, and the last slot ends with the meal at the latest. */
function startsOf({ from, to }: ServedMeal, { every }: PreOrderRule, date: string): string[] {
  const count = Math.floor((minutesOf(to) - minutesOf(from)) / every);
  const first = Date.parse(instantOf(date, from));
  return Array.from({ length: count }, (_, index) =>
    new Date(first + index * every * 60_000).toISOString(),
  );
}
