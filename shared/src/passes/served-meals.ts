import { instantOf } from '../time/clock-instant.ts';
import { addDays } from '../time/dates.ts';
import { toIst, weekdayOf } from '../time/ist.ts';
import { isClosedOn, type OpeningSettings } from '../vendors/business-hours.ts';
import type { ServedMeal } from '../vendors/meals-setting.ts';
import type { PassesSetting, PassMealRule } from '../vendors/passes-setting.ts';

export interface PassSettings extends OpeningSettings {
  meals?: ServedMeal[] | undefined;
  passes?: PassesSetting | undefined;
}

/** A meal on a date that members eat with a pass. Instants are ISO 8601, UTC. */
export interface MealOfDay {
  /** YYYY-MM-DD in India. */
  date: string;
  mealId: string;
  name: string;
  startsAt: string;
  endsAt: string;
  /** The last instant to skip the meal or to take the skip back. */
  skipUntil: string;
  /** A closed meal takes no meal of a pass. */
  isClosed: boolean;
}

/** `2026-11-27#LUN1`: identifies a meal of a day within a mess, and sorts by date. */
export type MealKey = string;

export function mealKeyOf({ date, mealId }: Pick<MealOfDay, 'date' | 'mealId'>): MealKey {
  return `${date}#${mealId}`;
}

export function dateOfMealKey(key: MealKey): string {
  return key.slice(0, 'YYYY-MM-DD'.length);
}

/**
 * The meals of a date for members, in order of time, also on a closed day.
 * @param date YYYY-MM-DD in India
 * Rule: passes-1
 */
export function mealsOn(settings: PassSettings, date: string): MealOfDay[] {
  const isClosed = isClosedOn(settings, date);
  return (settings.meals ?? [])
    .flatMap((meal) => {
      const rule = ruleOf(settings, meal.id);
      if (!rule || !meal.weekdays.includes(weekdayOf(date))) return [];
      return [
        {
          date,
          mealId: meal.id,
          name: meal.name,
          startsAt: instantOf(date, meal.from),
          endsAt: instantOf(date, meal.to),
          skipUntil: skipUntilOf(meal, rule, date),
          isClosed,
        },
      ];
    })
    .sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
}

export function ruleOf({ passes }: PassSettings, mealId: string): PassMealRule | undefined {
  return passes?.meals.find((rule) => rule.mealId === mealId);
}

/** The meal that the mess serves at an instant, up to and including its last minute. Rule: passes-5 */
export function mealAt(settings: PassSettings, instant: Date): MealOfDay | undefined {
  const now = instant.toISOString();
  return mealsOn(settings, toIst(instant).date).find(
    ({ startsAt, endsAt, isClosed }) => !isClosed && startsAt <= now && now < minuteAfter(endsAt),
  );
}

function minuteAfter(instant: string): string {
  return new Date(Date.parse(instant) + 60_000).toISOString();
}

/**
 * The headcount is final a minute after the cutoff. By then no call that began before the cutoff is still running.
 * Rule: passes-7
 */
const fixDelayMs = 60_000;

/** Whether the headcount of a meal is final at an instant. */
export function isHeadcountFinal({ skipUntil }: Pick<MealOfDay, 'skipUntil'>, now: Date): boolean {
  return now.getTime() >= Date.parse(skipUntil) + fixDelayMs;
}

/** The cutoff is the start of the meal at the latest. */
function skipUntilOf({ from }: ServedMeal, { skipUntil }: PassMealRule, date: string): string {
  const cutoff = instantOf(addDays(date, -skipUntil.daysBefore), skipUntil.time);
  const start = instantOf(date, from);
  return cutoff < start ? cutoff : start;
}
