import { compareKey } from '../text/compare-text.ts';
import type { DayMeal, WeekMenu } from './week-menu.contract.ts';

/** The contents that staff wrote for a dish on a day. Null if they removed the contents. */
export interface WrittenContents {
  contents: string | null;
  /** ISO 8601, UTC. Absent for an old text. */
  savedAt?: string | undefined;
}

/**
 * When the usual meals end, by lower-case name. The same times as in `currentMeal`, whose module must stay out of the
 * dashboard: a shared module would load more code with each menu.
 */
const usualMealEnds: Partial<Record<string, string>> = {
  breakfast: '11:00',
  lunch: '16:00',
};

interface DailyDish {
  id: string;
  mealTimes: readonly string[];
}

type MealText = Pick<DayMeal, 'name' | 'contents'>;

/** The served meals of a day that match a dish: the meals of its meal times, or else all meals. */
export function mealsOfDish<M extends MealText>(
  meals: readonly M[],
  { mealTimes }: Pick<DailyDish, 'mealTimes'>,
): M[] {
  const served = meals.filter(({ contents }) => contents !== '');
  const ofDish = served.filter(({ name }) =>
    mealTimes.some((time) => compareKey(time) === compareKey(name)),
  );
  return ofDish.length > 0 ? ofDish : served;
}

/**
 * The meals of a day that belong to each dish, by the dish's id. A meal that matches several dishes belongs to no
 * dish.
 * Rule: menu-37
 */
export function mealsByDish<M extends MealText>(
  meals: readonly M[],
  dishes: readonly DailyDish[],
): Map<string, M[]> {
  const candidates = dishes.map((dish) => [dish.id, mealsOfDish(meals, dish)] as const);
  const isOwn = (meal: M) => candidates.filter(([, ofDish]) => ofDish.includes(meal)).length === 1;
  return new Map(candidates.map(([id, ofDish]) => [id, ofDish.filter(isOwn)]));
}

/** Whether staff wrote the dish's contents after they published or changed the meal. */
export function isNewer(written: WrittenContents | undefined, meal: DayMeal): boolean {
  return (written?.savedAt ?? '') > (meal.changedAt ?? meal.publishedAt);
}

/** The meal with newer contents of its dish, marked as changed. */
export function withNewerContents(meal: DayMeal, written: WrittenContents | undefined): DayMeal {
  const { contents, savedAt } = written ?? {};
  if (!contents || !savedAt || !isNewer(written, meal) || contents === meal.contents) return meal;
  return { ...meal, contents, changedAt: savedAt, changes: (meal.changes ?? 0) + 1 };
}

/** The meal that guests get next: the first meal that has not ended, or else the last. */
export function nextMealOf<M extends MealText>(
  meals: readonly M[],
  offeredMeals: WeekMenu['offeredMeals'],
  clock: string,
): M | undefined {
  return meals.find(({ name }) => clock < endOf(name, offeredMeals)) ?? meals.at(-1);
}

const dayEnd = '24:00';

/** A meal that ends after midnight lasts until the end of its day. */
function endOf(mealName: string, offeredMeals: WeekMenu['offeredMeals']): string {
  const { from, to } = offeredMeals.find(({ name }) => name === mealName) ?? {};
  if (from && to) return to > from ? to : dayEnd;
  return usualMealEnds[compareKey(mealName)] ?? dayEnd;
}
