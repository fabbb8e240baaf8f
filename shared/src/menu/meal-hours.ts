import { clockText } from '../time/clock-text.ts';
import { toIst } from '../time/ist.ts';
import type { HoursWindow } from '../vendors/business-hours.ts';
import type { MenuItem } from './menu.contract.ts';

export const meals = ['breakfast', 'lunch', 'dinner'] as const;
export type Meal = (typeof meals)[number];

/** The times of each meal. If a meal closes before it opens, it ends after midnight. Rule: hours-14 */
export type MealHours = Record<Meal, HoursWindow>;

/**
 * The note with a dish's next meal, such as `Served at lunch, from 12 pm`. Undefined if guests can order the dish:
 * the mess serves one of its meals now, or the dish or the mess has no meal times.
 * Rule: hours-14
 */
export function servedNote(...dish: Parameters<typeof servedFields>): string | undefined {
  return servedFields(...dish).servedNote;
}

/** The note and its data, for other languages. */
export function servedFields(
  { mealTimes }: Pick<MenuItem, 'mealTimes'>,
  mealHours: MealHours | undefined,
  instant: Date,
): Pick<MenuItem, 'servedNote' | 'nextMeal'> {
  const dishMeals = meals.filter((meal) => mealTimes.includes(meal));
  if (!mealHours || mealTimes.includes('all') || dishMeals.length === 0) return {};
  const { clock } = toIst(instant);
  if (dishMeals.some((meal) => isWithin(mealHours[meal], clock))) return {};
  const byTime = dishMeals.sort((a, b) => (mealHours[a].open < mealHours[b].open ? -1 : 1));
  const meal = byTime.find((meal) => mealHours[meal].open > clock) ?? byTime[0];
  if (!meal) return {};
  const from = clockText(mealHours[meal].open);
  return { servedNote: `Served at ${meal}, from ${from}`, nextMeal: { meal, from } };
}

/** `Idli is served at breakfast, from 7 am.` */
export function notServedText(name: string, note: string): string {
  return `${name} is s${note.slice(1)}.`;
}

interface Menu {
  vendor: { settings: { mealHours?: MealHours | undefined } };
  menuItems: MenuItem[];
}

/** Updates the notes of a menu for an instant. Returns the same object if no note changes. */
export function withServedNotes<M extends Menu>(menu: M, instant: Date): M {
  const { mealHours } = menu.vendor.settings;
  const menuItems = menu.menuItems.map((item) => {
    const { servedNote: note, nextMeal: _, ...dish } = item;
    const fields = servedFields(item, mealHours, instant);
    return fields.servedNote === note ? item : { ...dish, ...fields };
  });
  return menuItems.every((item, index) => item === menu.menuItems[index])
    ? menu
    : { ...menu, menuItems };
}

/** The meal starts with its opening minute and ends before its closing minute. Equal times mean all day. */
function isWithin({ open, close }: HoursWindow, clock: string): boolean {
  return open < close ? clock >= open && clock < close : clock >= open || clock < close;
}
