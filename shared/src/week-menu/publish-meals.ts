import { compareKey } from '../text/compare-text.ts';
import { maxMeals } from '../vendors/meals-setting.ts';
import type { DayMeal } from './week-menu.contract.ts';

interface MealText {
  name: string;
  contents: string;
}

/**
 * Includes meals that are no longer served. The limit stops a mess that renames its meals all day from filling the row.
 */
const maxStoredMeals = 2 * maxMeals;

/**
 * The meals of a day after a change. Marks a published meal with new contents as changed. Keeps a published meal
 * without contents as not served. Leaves out a new meal without contents.
 * Rule: menu-35
 */
export function publishMeals(
  stored: readonly DayMeal[],
  meals: readonly MealText[],
  now: string,
): DayMeal[] {
  const nameKeys = new Set(meals.map(({ name }) => compareKey(name)));
  const dropped = stored.filter(({ name }) => !nameKeys.has(compareKey(name)));
  const unserved = dropped.map(({ name }) => ({ name, contents: '' }));
  const all = [...meals, ...unserved].slice(0, maxStoredMeals);
  return all.flatMap(({ name, contents }) => {
    const before = stored.find((meal) => compareKey(meal.name) === compareKey(name));
    if (!before) return contents ? [{ name, contents, publishedAt: now }] : [];
    if (before.contents === contents) return [{ ...before, name }];
    return [{ ...before, name, contents, changedAt: now, changes: (before.changes ?? 0) + 1 }];
  });
}
