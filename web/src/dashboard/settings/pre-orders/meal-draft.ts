import { type Weekday, weekdays } from '@thali/shared/time/ist';
import type { ServedMeal } from '@thali/shared/vendors/meals-setting';
import { leadMinutes, type PreOrderRule } from '@thali/shared/vendors/pre-orders-setting';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import { parseWholeNumber } from '../../../lib/forms/whole-number.ts';

type Settings = Pick<VendorSettings, 'meals' | 'preOrders'>;

/** The form of a meal. Numbers are text. */
export interface MealDraft {
  name: string;
  from: string;
  to: string;
  weekdays: Weekday[];
  /** Whether guests order the meal ahead. */
  isAhead: boolean;
  daysBefore: string;
  time: string;
  every: string;
  /** The maximum number of orders. An empty text means unlimited. */
  most: string;
  unit: NonNullable<PreOrderRule['max']>['unit'];
  proof: PreOrderRule['proof'];
  lead: string;
}

export function draftOf(meal: ServedMeal | undefined, rule: PreOrderRule | undefined): MealDraft {
  return {
    name: meal?.name ?? '',
    from: meal?.from ?? '12:00',
    to: meal?.to ?? '14:00',
    weekdays: meal?.weekdays ?? [...weekdays],
    isAhead: !meal || rule !== undefined,
    daysBefore: String(rule?.orderBy.daysBefore ?? 0),
    time: rule?.orderBy.time ?? '11:00',
    every: String(rule?.every ?? 15),
    most: String(rule?.max?.most ?? ''),
    unit: rule?.max?.unit ?? 'orders',
    proof: rule?.proof ?? 'phone',
    lead: String(rule?.lead ?? leadMinutes.usual),
  };
}

/** The settings with this meal, in order of time. */
export function withMeal({ meals = [], preOrders = [] }: Settings, id: string, draft: MealDraft) {
  const { name, from, to } = draft;
  const meal = { id, name: name.trim(), from, to, weekdays: draft.weekdays };
  const otherMeals = meals.filter((candidate) => candidate.id !== id);
  const rules = preOrders.filter(({ mealId }) => mealId !== id);
  return {
    meals: [...otherMeals, meal].sort((a, b) => a.from.localeCompare(b.from)),
    preOrders: orNull(draft.isAhead ? [...rules, ruleOf(id, draft)] : rules),
  };
}

export function withoutMeal({ meals = [], preOrders = [] }: Settings, id: string) {
  return {
    meals: orNull(meals.filter((meal) => meal.id !== id)),
    preOrders: orNull(preOrders.filter(({ mealId }) => mealId !== id)),
  };
}

/** The contract refuses an empty list. Null removes the setting. */
function orNull<T>(list: T[]): T[] | null {
  return list.length > 0 ? list : null;
}

function ruleOf(mealId: string, draft: MealDraft) {
  const most = parseWholeNumber(draft.most);
  return {
    mealId,
    orderBy: { daysBefore: Number(draft.daysBefore), time: draft.time },
    every: Number(draft.every) as 10 | 15 | 30,
    ...(most !== undefined && { max: { unit: draft.unit, most } }),
    proof: draft.proof,
    lead: parseWholeNumber(draft.lead) ?? leadMinutes.usual,
  };
}
