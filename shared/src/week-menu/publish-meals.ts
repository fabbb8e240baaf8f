import { compareKey } from '../text/compare-text.ts';
import type { DayMeal } from './week-menu.contract.ts';

interface MealText {
  name: string;
  contents: string;
}

/**
 * The meals of a day after a change. A published meal with other contents is marked as changed; without contents it
 * stays as a meal that is not served. An empty new meal is left out. Rule: menu-35
 */
export function publishMeals(
  stored: readonly DayMeal[],
  meals: readonly MealText[],
  now: string,
): DayMeal[] {
  const nameKeys = new Set(meals.map(({ name }) => compareKey(name)));
  const dropped = stored.filter(({ name }) => !nameKeys.has(compareKey(name)));
  const all = [...meals, ...dropped.map(({ name }) => ({ name, contents: '' }))];
  return all.flatMap(({ name, contents }) => {
    const before = stored.find((meal) => compareKey(meal.name) === compareKey(name));
    if (!before) return contents ? [{ name, contents, publishedAt: now }] : [];
    if (before.contents === contents) return [{ ...before, name }];
    return [{ ...before, name, contents, changedAt: now, changes: (before.changes ?? 0) + 1 }];
  });
}
