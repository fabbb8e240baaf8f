import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { changeSkips, type RefusedSkip } from '@thali/shared/passes/change-skips';
import { balanceOf } from '@thali/shared/passes/pass-balance';
import { type MealOfDay, mealKeyOf, mealsOn, ruleOf } from '@thali/shared/passes/served-meals';
import {
  maxSkipAhead,
  type skipMeals as skipContract,
  type takeBackSkips as takeBackContract,
} from '@thali/shared/passes/skip-meals.contract';
import { addDays, datesBetween } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import type { Actor } from '../http/actor.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { type LoadedPass, loadPass } from './load-pass.ts';
import { replacePass, skipWrites, unskipWrites } from './passes.table.ts';
import { toPass } from './to-pass.ts';

type Input = InputOf<typeof skipContract>;
type Output = OutputOf<typeof skipContract>;

/** Skips the meals of a pass in a period. Rule: passes-4 */
export function skipMeals(actor: Actor, input: InputOf<typeof skipContract>): Promise<Output> {
  return changeSkippedMeals(actor, input, 'skip');
}

/** Takes skips back. Rule: passes-4 */
export function takeBackSkips(
  actor: Actor,
  input: InputOf<typeof takeBackContract>,
): Promise<Output> {
  return changeSkippedMeals(actor, input, 'take-back');
}

/** 2 read units, 2 write units, and 2 write units more for each meal. Each attempt compares the cutoffs with the time of that attempt. */
function changeSkippedMeals(
  actor: Actor,
  { params: { passId }, body }: Input,
  action: 'skip' | 'take-back',
): Promise<Output> {
  return retryTransaction(async () => {
    const open = await loadPass(actor, passId);
    const { pass, stored, meals, vendor, now } = open;
    const change = changeSkips(pass, vendor.settings, mealsIn(open, body), action, now);
    const { changed, refused } = change;
    const [first] = refused;
    if (changed.length === 0 && first) throw refusal(open, first);
    const after = { ...pass, skips: change.skips };
    const keys = changed.map(mealKeyOf);
    const history =
      action === 'skip' ? skipWrites(passId, keys, now.toISOString()) : unskipWrites(passId, keys);
    const isDone = keys.length === 0 || (await replacePass(stored, after, history));
    if (!isDone) return undefined;
    return {
      pass: toPass(after, meals, now),
      changed: changed.map(toMeal),
      refused: refused.map((skip) => ({
        ...toMeal(skip.meal),
        code: skip.code,
        message: refusal(open, skip).message,
      })),
    };
  });
}

/** The requested meals on the days of a period when the pass is valid. */
function mealsIn(
  { pass, meals, vendor, now }: LoadedPass,
  { from, to, meals: ids }: Input['body'],
) {
  const today = toIst(now).date;
  const { until } = balanceOf(pass, meals, now);
  const first = [from, today, pass.startsOn].sort().at(-1) ?? from;
  const last = [to, until, addDays(today, maxSkipAhead)].sort()[0] ?? to;
  if (first > last) return [];
  return datesBetween(first, last)
    .flatMap((date) => mealsOn(vendor.settings, date))
    .filter(({ mealId }) => ids.includes(mealId));
}

function refusal({ vendor }: LoadedPass, { meal, code }: RefusedSkip): AppError {
  const { minSkipDays = 1, maxSkips = 0 } = ruleOf(vendor.settings, meal.mealId) ?? {};
  const name = meal.name.toLowerCase();
  if (code === 'SKIP_TOO_LATE') return new AppError(code, tooLateText(meal));
  const days = minSkipDays > 1 ? `Skip ${name} for at least ${minSkipDays} days in a row. ` : '';
  const limit = `You can skip ${name} ${maxSkips} times a month.`;
  return new AppError(code, days + limit);
}

/** 'Too late to skip lunch today. It closed at 9:00.' */
function tooLateText({ name, date, skipUntil }: MealOfDay): string {
  const cutoff = toIst(new Date(skipUntil));
  const day = cutoff.date === date ? 'today' : `on ${date}`;
  const clock = cutoff.clock.replace(/^0/, '');
  const closed = cutoff.date === date ? clock : `${clock} on ${cutoff.date}`;
  return `Too late to skip ${name.toLowerCase()} ${day}. It closed at ${closed}.`;
}

function toMeal({ date, mealId, name }: MealOfDay) {
  return { date, meal: mealId, name };
}
