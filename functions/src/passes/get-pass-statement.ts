import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { hasMeal, mealStateOf } from '@thali/shared/passes/pass-balance';
import type {
  getPassStatement as contract,
  StatementEntry,
} from '@thali/shared/passes/pass-statement.contract';
import { mealKeyOf } from '@thali/shared/passes/served-meals';
import { toIst } from '@thali/shared/time/ist';
import type { Actor } from '../http/actor.ts';
import type { FixedMeal } from './fixed-meals.table.ts';
import { loadPass } from './load-pass.ts';
import { type PassRow, readPassHistory } from './passes.table.ts';
import { readMeals } from './read-meals.ts';
import { toPass } from './to-pass.ts';

/** The history of a pass, newest first. 0.5 read units for about 25 entries and 20 meals. Rule: passes-11 */
export async function getPassStatement(
  actor: Actor,
  { params: { passId } }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { vendor, stored, meals, now } = await loadPass(actor, passId);
  const [history, all] = await Promise.all([
    readPassHistory(passId),
    readMeals(vendor, toIst(new Date(stored.soldAt)).date, now),
  ]);
  // The history has all claims and skips, the row of the pass only the claims and skips of the last days.
  const completePass: PassRow = {
    ...stored,
    claims: [...history.claims.keys()],
    skips: [...history.skips.keys()],
  };
  const pass = toPass(stored, meals, now);
  const covered = all.filter(
    (meal) =>
      hasMeal(stored, meal.mealId) &&
      meal.date >= pass.startsOn &&
      meal.date <= pass.until &&
      meal.endsAt >= stored.soldAt,
  );
  // A pass without meals loses no further meals.
  let lapses = 0;
  const isShown = ({ state }: StatementEntry) => {
    if (state === 'lapsed') lapses += 1;
    return state !== 'open' && state !== 'coming' && (state !== 'lapsed' || lapses <= pass.lapsed);
  };
  return {
    pass,
    entries: covered
      .map((meal) => toEntry(completePass, meal, history, now))
      .filter(isShown)
      .reverse(),
    voids: history.voids.map(({ at, meals: count, reason }) => ({ at, meals: count, reason })),
  };
}

function toEntry(
  pass: PassRow,
  meal: FixedMeal,
  { claims, skips }: Awaited<ReturnType<typeof readPassHistory>>,
  now: Date,
): StatementEntry {
  const key = mealKeyOf(meal);
  const claim = claims.get(key);
  const { date, mealId, name } = meal;
  return {
    ...{ date, meal: mealId, name },
    state: mealStateOf(pass, meal, now),
    at: claim?.at ?? skips.get(key)?.at ?? null,
    how: claim?.how ?? null,
  };
}
