import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import {
  type listOwnPasses as contract,
  keyDays,
  shownDays,
} from '@thali/shared/passes/own-passes.contract';
import { hasMeal, mealStateOf } from '@thali/shared/passes/pass-balance';
import { type MealOfDay, mealKeyOf, mealsOn } from '@thali/shared/passes/served-meals';
import { addDays, datesBetween } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { type Actor, assertUser } from '../http/actor.ts';
import { readUser } from '../identity/users.table.ts';
import { readVendor, type VendorRow, vendorNotFound } from '../vendors/vendors.table.ts';
import type { FixedMeal } from './fixed-meals.table.ts';
import { dayKeyOf } from './pass-keys.ts';
import { type PassRow, readPassesOfPhone } from './passes.table.ts';
import { readMeals } from './read-meals.ts';
import { toPass } from './to-pass.ts';

type Output = OutputOf<typeof contract>;

/** The passes of the caller's proven phone at a mess, with the next meals and the keys of three days. Rule: passes-11 */
export async function listOwnPasses(
  actor: Actor,
  { params: { vendorId } }: InputOf<typeof contract>,
): Promise<Output> {
  assertUser(actor);
  const now = new Date();
  const [user, vendor] = await Promise.all([readUser(actor.userId), readVendor(vendorId)]);
  if (!vendor) throw vendorNotFound();
  if (!user?.provenPhone) {
    throw new AppError('PHONE_PROOF_REQUIRED', 'Confirm your phone number to see your pass.');
  }
  const passes = await readPassesOfPhone(vendorId, user.provenPhone);
  const ownPasses = passes.filter(({ isErased }) => !isErased);
  if (ownPasses.length === 0) return { passes: [], rules: [] };
  const today = toIst(now).date;
  const [oldest = today] = ownPasses.map(({ foldedThrough }) => foldedThrough).sort();
  const fixed = await readMeals(vendor, addDays(oldest, 1), now);
  const dates = datesBetween(today, addDays(today, shownDays - 1));
  return {
    passes: await Promise.all(
      ownPasses.map(async (row) => {
        const pass = toPass(row, fixed, now);
        const covered = dates.filter((date) => date >= pass.startsOn && date <= pass.until);
        return {
          pass,
          meals: mealsOf(row, covered, vendor, fixed, now),
          keys: await Promise.all(
            dates
              .slice(0, keyDays)
              .map(async (date) => ({ date, key: await dayKeyOf(vendor, row, date) })),
          ),
        };
      }),
    ),
    rules: rulesOf(vendor),
  };
}

function mealsOf(
  row: PassRow,
  dates: readonly string[],
  { settings }: VendorRow,
  fixed: readonly FixedMeal[],
  now: Date,
): Output['passes'][number]['meals'] {
  const fixedByKey = new Map<string, MealOfDay>(fixed.map((meal) => [mealKeyOf(meal), meal]));
  return dates
    .flatMap((date) => mealsOn(settings, date))
    .filter(({ mealId }) => hasMeal(row, mealId))
    .map((planned) => {
      const meal = fixedByKey.get(mealKeyOf(planned)) ?? planned;
      const { date, mealId, name, startsAt, endsAt, skipUntil } = meal;
      const state = mealStateOf(row, meal, now);
      return { date, meal: mealId, name, startsAt, endsAt, skipUntil, state };
    });
}

function rulesOf({ settings }: VendorRow): Output['rules'] {
  return (settings.passes?.meals ?? []).flatMap(({ mealId, minSkipDays, maxSkips }) => {
    const meal = settings.meals?.find(({ id }) => id === mealId);
    return meal ? [{ meal: mealId, name: meal.name, minSkipDays, maxSkips }] : [];
  });
}
