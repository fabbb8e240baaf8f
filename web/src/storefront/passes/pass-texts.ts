import { toIst } from '@thali/shared/time/ist';
import { formatTime, formatWeekday, timeOrDayText } from '../../lib/time/format-time.ts';
import type { OwnPass, PassMeal } from './own-passes.ts';
import * as texts from './pass-page-texts.ts';

/** `1 meal left`, `41 meals left`, `1 meal below zero`. */
export function mealsLeftText(left: number): string {
  if (left < 0) return left === -1 ? texts.oneMealBelowZero : texts.mealsBelowZero(-left);
  return left === 1 ? texts.oneMealLeft : texts.mealsLeft(left.toLocaleString('en-IN'));
}

/** `Lunch today, 12:30 pm`, `Dinner on Mon 30 Nov, 7:30 pm`. */
export function mealText({ name, date, startsAt }: PassMeal, now: Date): string {
  const day = date === toIst(now).date ? texts.today : texts.onDay(formatWeekday(date));
  return `${name} ${day}, ${formatTime(startsAt)}`;
}

/** Whether the member can still skip the meal or take its skip back. */
export function isChangeable({ state, skipUntil }: PassMeal, now: Date): boolean {
  const canChange = state === 'coming' || state === 'open' || state === 'skipped';
  return canChange && now.toISOString() <= skipUntil;
}

/** `9:00 pm` today, `27 Nov, 9:00 pm` on another day. */
export function cutoffText({ skipUntil }: PassMeal, now: Date): string {
  return timeOrDayText(new Date(skipUntil), now);
}

/** The meal that the mess serves now. */
export function currentMealOf(meals: readonly PassMeal[], now: Date): PassMeal | undefined {
  const instant = now.toISOString();
  return meals.find(
    ({ startsAt, endsAt, state }) => startsAt <= instant && instant < endsAt && state !== 'closed',
  );
}

/** The current meal, or the next meal that the mess serves. */
export function nextMealOf({ meals }: OwnPass, now: Date): PassMeal | undefined {
  return meals.find(({ endsAt, state }) => endsAt > now.toISOString() && state !== 'closed');
}

/** The meals of the next seven days by date. */
export function weekOf({ meals }: OwnPass): [date: string, meals: PassMeal[]][] {
  const byDate = new Map<string, PassMeal[]>();
  for (const meal of meals) byDate.set(meal.date, [...(byDate.get(meal.date) ?? []), meal]);
  return [...byDate].slice(0, 7);
}
