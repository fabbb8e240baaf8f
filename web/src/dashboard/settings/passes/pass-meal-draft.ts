import { clockText } from '@thali/shared/time/clock-text';
import { type PassesSetting, passLimits } from '@thali/shared/vendors/passes-setting';
import { parseWholeNumber } from '../../../lib/forms/whole-number.ts';

/** The form for one meal of the passes. Numbers are text. */
export interface PassMealDraft {
  /** Whether members eat the meal with a pass. */
  isOn: boolean;
  daysBefore: string;
  time: string;
  minSkipDays: string;
  maxSkips: string;
}

export function draftOf(passes: PassesSetting | undefined, mealId: string): PassMealDraft {
  const rule = passes?.meals.find((meal) => meal.mealId === mealId);
  return {
    isOn: rule !== undefined || !passes,
    daysBefore: String(rule?.skipUntil.daysBefore ?? 0),
    time: rule?.skipUntil.time ?? '09:00',
    minSkipDays: String(rule?.minSkipDays ?? 1),
    maxSkips: String(rule?.maxSkips ?? 10),
  };
}

/** The setting with this meal. Null without a meal, because the contract refuses an empty list. */
export function withPassMeal(
  passes: PassesSetting | undefined,
  mealId: string,
  draft: PassMealDraft,
): PassesSetting | null {
  const otherMeals = (passes?.meals ?? []).filter((meal) => meal.mealId !== mealId);
  const meals = draft.isOn ? [...otherMeals, ruleOf(mealId, draft)] : otherMeals;
  return meals.length > 0 ? { grace: 0, ...passes, meals } : null;
}

function ruleOf(mealId: string, draft: PassMealDraft) {
  return {
    mealId,
    skipUntil: { daysBefore: Number(draft.daysBefore), time: draft.time },
    minSkipDays: parseWholeNumber(draft.minSkipDays) ?? Number.NaN,
    maxSkips: parseWholeNumber(draft.maxSkips) ?? Number.NaN,
  };
}

const dayTexts = ['the same day', 'the day before', 'two days before', 'three days before'];

/** `Skip until 9 am the same day, 10 times a month` */
export function ruleText(passes: PassesSetting | undefined, mealId: string): string {
  const rule = passes?.meals.find((meal) => meal.mealId === mealId);
  if (!rule) return 'Not part of passes';
  const { skipUntil, minSkipDays, maxSkips } = rule;
  if (maxSkips === 0) return 'Members cannot skip it';
  const days = minSkipDays > 1 ? `, at least ${minSkipDays} days in a row` : '';
  const times = maxSkips === 1 ? 'once' : `${maxSkips} times`;
  return `Skip until ${clockText(skipUntil.time)} ${dayTexts[skipUntil.daysBefore]}, ${times} a month${days}`;
}

export const dayChoices = dayTexts.slice(0, passLimits.daysBefore + 1).map((label, days) => ({
  value: String(days),
  label: `On ${label}`.replace('On two', 'Two').replace('On three', 'Three'),
}));
