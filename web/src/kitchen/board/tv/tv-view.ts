import type { TvDish, TvMenu } from '@thali/shared/board/get-tv-menu.contract';
import { type Meal, type MealHours, meals, servedNote } from '@thali/shared/menu/meal-hours';
import { toIst } from '@thali/shared/time/ist';
import { openState } from '@thali/shared/vendors/business-hours';
import { nextOpening, type Opening } from './next-opening.ts';

export type TvState =
  | { kind: 'open' }
  /** `opening` is undefined if the mess does not open within a week. */
  | { kind: 'closed'; opening: Opening | undefined }
  /** A break, or a full kitchen. `until` is ISO 8601, UTC. */
  | { kind: 'busy'; until: string }
  /** Suspended, or not yet active. */
  | { kind: 'inactive' };

export interface TvSection {
  id: string;
  name: string;
  dishes: TvDish[];
}

/** What a TV shows at an instant. */
export interface TvView {
  state: TvState;
  /** The meals on screen; empty for a mess without times of meals. */
  meals: { meal: Meal; open: string; close: string }[];
  /** Whether `meals` begin later. */
  isLater: boolean;
  /** Today's thalis, which the screen shows large. */
  thalis: TvDish[];
  sections: TvSection[];
}

/** The thalis that fit above the dishes. Others stay in their categories. */
const maxThalis = 3;

/**
 * A closed mess shows the dishes of its next opening. Between two meals, a mess shows the dishes that it serves all day,
 * or else the next meal. Rule: board-9
 */
export function tvViewOf({ vendor, menuCategories, menuItems }: TvMenu, now: Date): TvView {
  const { settings, status } = vendor;
  const state: TvState = status === 'active' ? stateOf(settings, now) : { kind: 'inactive' };
  const at = (state.kind === 'closed' && state.opening?.at) || now;
  const isShown = (dish: TvDish) => !servedNote(dish, settings.mealHours, at);
  const currentMeals = mealsAt(menuItems, settings.mealHours, at);
  const mealToCome =
    currentMeals.length === 0 ? nextMeal(menuItems, settings.mealHours, at) : undefined;
  const served = menuItems.filter(isShown);
  const dishes =
    served.length === 0 && mealToCome
      ? menuItems.filter(({ mealTimes }) => mealTimes.includes(mealToCome.meal))
      : served;
  const thalis = dishes.filter(({ isTodays, isSoldOut }) => isTodays && !isSoldOut);
  const largeThalis = thalis.slice(0, maxThalis);
  return {
    state,
    meals: mealToCome ? [mealToCome] : currentMeals,
    isLater: mealToCome !== undefined || state.kind === 'closed',
    thalis: largeThalis,
    sections: sectionsOf(
      menuCategories,
      dishes.filter((dish) => !largeThalis.includes(dish)),
    ),
  };
}

function stateOf(settings: TvMenu['vendor']['settings'], now: Date): TvState {
  const open = openState(settings, now);
  if (open.isOpen) return { kind: 'open' };
  if (open.freeAt) return { kind: 'busy', until: open.freeAt };
  return { kind: 'closed', opening: nextOpening(settings, now) };
}

/** The offered meals at an instant. */
function mealsAt(items: readonly TvDish[], mealHours: MealHours | undefined, at: Date) {
  return offeredMeals(items, mealHours).filter(
    ({ meal }) => !servedNote({ mealTimes: [meal] }, mealHours, at),
  );
}

function nextMeal(items: readonly TvDish[], mealHours: MealHours | undefined, at: Date) {
  const { clock } = toIst(at);
  const byTime = offeredMeals(items, mealHours).sort((a, b) => (a.open < b.open ? -1 : 1));
  return byTime.find(({ open }) => open > clock) ?? byTime[0];
}

/** The meals that have dishes, with their times. */
function offeredMeals(items: readonly TvDish[], mealHours: MealHours | undefined) {
  if (!mealHours) return [];
  return meals
    .filter((meal) => items.some(({ mealTimes }) => isOnlyAt(mealTimes, meal)))
    .map((meal) => ({ meal, ...mealHours[meal] }));
}

function isOnlyAt(mealTimes: TvDish['mealTimes'], meal: Meal): boolean {
  return mealTimes.includes(meal) && !mealTimes.includes('all');
}

function sectionsOf(categories: TvMenu['menuCategories'], dishes: readonly TvDish[]): TvSection[] {
  return categories
    .map(({ id, name }) => ({
      ...{ id, name },
      dishes: dishes.filter(({ categoryId }) => categoryId === id),
    }))
    .filter((section) => section.dishes.length > 0);
}
