import { addDays } from '../time/dates.ts';
import { hasMeal, type PassAccount } from './pass-balance.ts';
import {
  type MealKey,
  type MealOfDay,
  mealKeyOf,
  mealsOn,
  type PassSettings,
  ruleOf,
} from './served-meals.ts';

/** A meal whose skip, or whose return to the plan, was refused. */
export interface RefusedSkip {
  meal: MealOfDay;
  code: 'SKIP_TOO_LATE' | 'SKIP_LIMIT';
}

export interface SkipChange {
  /** The skipped meals after the change. */
  skips: MealKey[];
  /** The meals that changed. */
  changed: MealOfDay[];
  refused: RefusedSkip[];
}

/**
 * Skips the meals of a pass, or takes skips back. Decides each meal separately. Leaves out a meal that is already
 * skipped, or already not skipped.
 * @param meals the meals of the period that the caller chose
 * Rule: passes-4
 */
export function changeSkips(
  account: PassAccount,
  settings: PassSettings,
  meals: readonly MealOfDay[],
  action: 'skip' | 'take-back',
  now: Date,
): SkipChange {
  const affected = meals.filter(
    (meal) =>
      hasMeal(account, meal.mealId) &&
      !meal.isClosed &&
      account.skips.includes(mealKeyOf(meal)) !== (action === 'skip'),
  );
  const refused: RefusedSkip[] = [];
  let candidates = affected.filter((meal) => {
    const isLate = now.toISOString() > meal.skipUntil;
    if (isLate) refused.push({ meal, code: 'SKIP_TOO_LATE' });
    return !isLate;
  });
  const breaksLimit = (meal: MealOfDay) => {
    const skips = applySkips(account.skips, candidates, action);
    return (
      exceedsMonthLimit(skips, settings, meal, action) ||
      leavesShortRun(skips, settings, meal, action)
    );
  };
  // A refused meal can shorten the run of another meal, so check until no meal is refused any more.
  for (;;) {
    const over = candidates.findLast(breaksLimit);
    if (!over) break;
    refused.push({ meal: over, code: 'SKIP_LIMIT' });
    candidates = candidates.filter((meal) => meal !== over);
  }
  return { skips: applySkips(account.skips, candidates, action), changed: candidates, refused };
}

function applySkips(
  skips: readonly MealKey[],
  meals: readonly MealOfDay[],
  action: 'skip' | 'take-back',
): MealKey[] {
  const keys = new Set(meals.map(mealKeyOf));
  const otherSkips = skips.filter((key) => !keys.has(key));
  return action === 'skip' ? [...otherSkips, ...keys].sort() : otherSkips;
}

function exceedsMonthLimit(
  skips: readonly MealKey[],
  settings: PassSettings,
  { mealId, date }: MealOfDay,
  action: 'skip' | 'take-back',
): boolean {
  if (action === 'take-back') return false;
  const ofMonth = skips.filter((key) => key.startsWith(date.slice(0, 7)) && key.endsWith(mealId));
  return ofMonth.length > (ruleOf(settings, mealId)?.maxSkips ?? 0);
}

/** Whether a change leaves a run of skipped days below the minimum. */
function leavesShortRun(
  skips: readonly MealKey[],
  settings: PassSettings,
  meal: MealOfDay,
  action: 'skip' | 'take-back',
): boolean {
  const minimum = ruleOf(settings, meal.mealId)?.minSkipDays ?? 1;
  const before = runLengthBeside(skips, settings, meal, -1);
  const after = runLengthBeside(skips, settings, meal, 1);
  if (action === 'skip') return before + 1 + after < minimum;
  return [before, after].some((length) => length > 0 && length < minimum);
}

/** The number of served days in a row that are skipped, before or after a day. Closed days do not end a run. */
function runLengthBeside(
  skips: readonly MealKey[],
  settings: PassSettings,
  { date, mealId }: MealOfDay,
  step: 1 | -1,
): number {
  let length = 0;
  for (let days = step; Math.abs(days) <= maxRunDays; days += step) {
    const served = mealsOn(settings, addDays(date, days)).find((meal) => meal.mealId === mealId);
    if (!served || served.isClosed) continue;
    if (!skips.includes(mealKeyOf(served))) return length;
    length += 1;
  }
  return length;
}

/** A run of seven served days of a meal that the mess serves weekly. */
const maxRunDays = 49;
