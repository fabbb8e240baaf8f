import { currentMeal, isServedAt } from '../menu/current-meal.ts';
import { type MealHours, servedNote } from '../menu/meal-hours.ts';
import type { MenuItem } from '../menu/menu.contract.ts';
import { instantOf } from '../time/clock-instant.ts';
import { addDays } from '../time/dates.ts';
import { istDayStart, weekdayOf } from '../time/ist.ts';
import { isClosedOn, type OpeningSettings } from '../vendors/business-hours.ts';
import type { ServedMeal } from '../vendors/meals-setting.ts';

/** The kitchen records this many dishes of a meal, the largest dishes. */
export const maxDishesOfMeal = 5;

/** A meal of a date whose pots the kitchen records. Instants are ISO 8601, UTC. */
export interface PotMeal {
  mealId: string;
  name: string;
  startsAt: string;
  endsAt: string;
  /** Staff record and correct the pots from the start of the meal until this instant. Rule: pots-2 */
  recordUntil: string;
}

export interface PotSettings extends OpeningSettings {
  meals?: ServedMeal[] | undefined;
}

/** The meals of a date in order of time; none on a closed day. */
export function potMealsOn(settings: PotSettings, date: string): PotMeal[] {
  if (isClosedOn(settings, date)) return [];
  return (settings.meals ?? [])
    .filter(({ weekdays }) => weekdays.includes(weekdayOf(date)))
    .map(({ id, name, from, to }) => ({
      mealId: id,
      name,
      startsAt: instantOf(date, from),
      endsAt: instantOf(date, to),
      recordUntil: istDayStart(addDays(date, 2)).toISOString(),
    }))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}

export function isRecordable(
  { startsAt, recordUntil }: Pick<PotMeal, 'startsAt' | 'recordUntil'>,
  now: Date,
): boolean {
  const instant = now.toISOString();
  return instant >= startsAt && instant < recordUntil;
}

/** Whether a mess cooks a dish for a meal, by the dish's meal times. */
export function isPotOfMeal(
  { mealTimes }: Pick<MenuItem, 'mealTimes'>,
  mealHours: MealHours | undefined,
  { startsAt }: Pick<PotMeal, 'startsAt'>,
): boolean {
  if (mealTimes.length === 0) return true;
  const start = new Date(startsAt);
  if (mealHours) return servedNote({ mealTimes }, mealHours, start) === undefined;
  return isServedAt({ mealTimes }, currentMeal(start));
}
