import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { balanceOf, isUsable } from '@thali/shared/passes/pass-balance';
import type { getRoster as contract, RosterEntry } from '@thali/shared/passes/roster.contract';
import { type MealKey, mealKeyOf, mealsOn } from '@thali/shared/passes/served-meals';
import { addDays } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import type { Actor } from '../http/actor.ts';
import { readVendor, type VendorRow, vendorNotFound } from '../vendors/vendors.table.ts';
import type { FixedMeal } from './fixed-meals.table.ts';
import { cardCodeOf, dayKeyOf } from './pass-keys.ts';
import { type PassRow, readPasses } from './passes.table.ts';
import { readMeals } from './read-meals.ts';

/**
 * Today's members for scanners, with the keys that check their codes offline. 11 read units for 300 passes.
 * Rule: passes-8
 */
export async function getRoster(
  _actor: Actor,
  { params: { vendorId } }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const now = new Date();
  const date = toIst(now).date;
  const [vendor, passes] = await Promise.all([readVendor(vendorId), readPasses(vendorId)]);
  if (!vendor) throw vendorNotFound();
  const grace = vendor.settings.passes?.grace ?? 0;
  const [oldest = date] = passes.map(({ foldedThrough }) => foldedThrough).sort();
  const fixed = await readMeals(vendor, addDays(oldest, 1), now);
  const closed = new Set(fixed.filter(({ isClosed }) => isClosed).map(mealKeyOf));
  const meals = mealsOn(vendor.settings, date).filter(
    (meal) => !meal.isClosed && !closed.has(mealKeyOf(meal)),
  );
  const members = passes.filter(
    (pass) => !pass.isErased && isUsable(pass, balanceOf(pass, fixed, now), date, grace),
  );
  return {
    date,
    grace,
    meals: meals.map(({ mealId, name, startsAt, endsAt }) => ({
      ...{ id: mealId, name, startsAt, endsAt },
    })),
    members: await Promise.all(members.map((pass) => toEntry(pass, { vendor, date, fixed, now }))),
  };
}

async function toEntry(
  pass: PassRow,
  { vendor, date, fixed, now }: { vendor: VendorRow; date: string; fixed: FixedMeal[]; now: Date },
): Promise<RosterEntry> {
  const { id: passId, name, roll, mealIds } = pass;
  return {
    ...{ passId, name, roll },
    left: balanceOf(pass, fixed, now).left,
    meals: [...mealIds],
    skipped: mealsOf(pass.skips, date),
    claimed: mealsOf(pass.claims, date),
    key: await dayKeyOf(vendor, pass, date),
    card: vendor.settings.passes?.cards ? await cardCodeOf(vendor, pass) : null,
  };
}

function mealsOf(keys: readonly MealKey[], date: string): string[] {
  return keys.filter((key) => key.startsWith(date)).map((key) => key.slice(date.length + 1));
}
