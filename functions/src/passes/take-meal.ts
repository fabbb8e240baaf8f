import { AppError } from '@thali/shared/http/app-error';
import type { Claim } from '@thali/shared/passes/claim.contract';
import { balanceOf, hasMeal, isUsable } from '@thali/shared/passes/pass-balance';
import { type MealOfDay, mealAt, mealKeyOf } from '@thali/shared/passes/served-meals';
import { formatDate } from '@thali/shared/time/format-date';
import { clockAt } from '@thali/shared/vendors/business-hours';
import type { Actor } from '../http/actor.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { type LoadedPass, loadPass } from './load-pass.ts';
import { type ClaimRow, claimWrite, type PassRow, readClaim, replacePass } from './passes.table.ts';

export interface ClaimRequest {
  passId: string;
  how: Claim['how'];
  by: string;
  /** The hash of the Idempotency-Key. */
  keyHash: string;
  /** When the member took the meal. */
  at: Date;
  isOffline: boolean;
  /** Throws unless the code of the request fits the pass. */
  check?: (open: LoadedPass) => Promise<void>;
}

/**
 * Claims the meal that the mess serves at `at`, exactly once per pass, day and meal. 2 to 4 read units + 4 write units.
 * Rule: passes-5, passes-8
 */
export function takeMeal(actor: Actor, request: ClaimRequest): Promise<Claim> {
  return retryTransaction(() => tryTake(actor, request));
}

/** @returns undefined if another call changed the pass meanwhile */
async function tryTake(actor: Actor, request: ClaimRequest): Promise<Claim | undefined> {
  const open = await loadPass(actor, request.passId);
  await request.check?.(open);
  const { pass, stored } = open;
  const meal = servedMeal(open, request.at);
  const key = mealKeyOf(meal);
  if (pass.claims.includes(key)) return repeatOf(open, meal, request);
  assertMayTake(open, meal, request);
  const row: ClaimRow = {
    at: request.at.toISOString(),
    how: request.how,
    by: request.by,
    keyHash: request.keyHash,
    receivedAt: new Date().toISOString(),
    ...(request.isOffline && { isOffline: true }),
  };
  const after: PassRow = {
    ...pass,
    claims: [...pass.claims, key],
    byHand: [...pass.byHand, ...(request.how === 'hand' ? [key] : [])],
  };
  if (!(await replacePass(stored, after, [claimWrite(pass.id, key, row)]))) return undefined;
  return toClaim({ ...open, pass: after }, meal, row);
}

/** The meal of the pass at an instant. @throws AppError NO_MEAL_NOW */
function servedMeal({ vendor, pass, meals }: LoadedPass, at: Date): MealOfDay {
  const meal = mealAt(vendor.settings, at);
  if (!meal) throw new AppError('NO_MEAL_NOW', 'No meal now.');
  if (!hasMeal(pass, meal.mealId)) {
    throw new AppError('NO_MEAL_NOW', `This pass has no ${meal.name.toLowerCase()}.`);
  }
  if (meal.date < pass.startsOn) {
    throw new AppError('NO_MEAL_NOW', `This pass starts on ${formatDate(pass.startsOn)}.`);
  }
  const fixed = meals.find((candidate) => mealKeyOf(candidate) === mealKeyOf(meal));
  if (fixed?.isClosed) throw new AppError('NO_MEAL_NOW', 'No meal now.');
  return fixed ?? meal;
}

/** @throws AppError MEAL_SKIPPED, PASS_OVER */
function assertMayTake(open: LoadedPass, meal: MealOfDay, { isOffline }: ClaimRequest): void {
  const { pass, meals, vendor, now } = open;
  if (pass.skips.includes(mealKeyOf(meal))) throw new AppError('MEAL_SKIPPED', 'Skipped.');
  const balance = balanceOf(pass, meals, now);
  const { grace = 0 } = vendor.settings.passes ?? {};
  // The member of an offline claim has eaten, so a balance below the grace does not refuse the claim.
  const limit = isOffline ? Number.POSITIVE_INFINITY : grace;
  if (!isUsable(pass, balance, meal.date, limit)) throw new AppError('PASS_OVER', 'Pass over.');
}

/** A repeat gets the first claim. A second offline claim is kept as a double. @throws AppError ALREADY_CLAIMED */
async function repeatOf(
  open: LoadedPass,
  meal: MealOfDay,
  request: ClaimRequest,
): Promise<Claim | undefined> {
  const { pass, stored } = open;
  const key = mealKeyOf(meal);
  const { keyHash, by } = request;
  const claim = await readClaim(pass.id, key);
  if (!claim) return undefined;
  if (claim.keyHash === keyHash) return toClaim(open, meal, claim);
  if (!request.isOffline) {
    throw new AppError('ALREADY_CLAIMED', `Already taken at ${clockAt(claim.at)}.`, {
      data: { at: claim.at },
    });
  }
  const repeatedClaim = { ...claim, at: request.at.toISOString(), how: request.how, by };
  const isKnown = pass.doubles.some((candidate) => candidate.keyHash === keyHash);
  const doubles = [...pass.doubles, { key, at: repeatedClaim.at, by, keyHash }].slice(-maxDoubles);
  if (!isKnown && !(await replacePass(stored, { ...pass, doubles }))) return undefined;
  return { ...toClaim(open, meal, repeatedClaim), isDouble: true };
}

/** Keeps the row of a pass small. */
const maxDoubles = 10;

export function toClaim(open: LoadedPass, meal: MealOfDay, { at, how, by }: ClaimRow): Claim {
  const { pass, meals, now } = open;
  const { id: passId, name, roll } = pass;
  return {
    ...{ passId, name, roll, date: meal.date, meal: meal.mealId, mealName: meal.name },
    ...{ at, how, by, left: balanceOf(pass, meals, now).left, isDouble: false },
  };
}
