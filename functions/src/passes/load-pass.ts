import { AppError } from '@thali/shared/http/app-error';
import { foldPass } from '@thali/shared/passes/pass-balance';
import { vendorIdOfPass } from '@thali/shared/passes/pass-id';
import { dateOfMealKey, type MealKey } from '@thali/shared/passes/served-meals';
import { addDays } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import type { Actor } from '../http/actor.ts';
import { readUser } from '../identity/users.table.ts';
import { readVendor, type VendorRow, vendorNotFound } from '../vendors/vendors.table.ts';
import type { FixedMeal } from './fixed-meals.table.ts';
import { expiryOf, type PassRow, readPass } from './passes.table.ts';
import { readMeals } from './read-meals.ts';

/** A pass, and the rows that its rules need. */
export interface LoadedPass {
  vendor: VendorRow;
  /** The stored row. */
  stored: PassRow;
  /** The stored pass, with days more than `foldAfterDays` ago moved into its totals. */
  pass: PassRow;
  meals: FixedMeal[];
  now: Date;
}

/** After these days no offline claim can still arrive, and a failed nightly job has run again. */
const foldAfterDays = 5;

/**
 * Reads a pass with its vendor and meals. 2 read units, and 0.5 for about 20 meals since its last change.
 * @throws AppError PASS_NOT_FOUND, also for the pass of another member
 */
export async function loadPass(actor: Actor, passId: string): Promise<LoadedPass> {
  const [vendor, stored] = await Promise.all([
    readVendor(vendorIdOfPass(passId)),
    readPass(passId),
  ]);
  if (!vendor) throw vendorNotFound();
  if (!stored || stored.isErased || !(await maySee(actor, stored))) throw passNotFound();
  const now = new Date();
  const meals = await readMeals(vendor, addDays(stored.foldedThrough, 1), now);
  return { vendor, stored, pass: foldOldDays(stored, meals, now), meals, now };
}

/** Moves old days into the totals. */
export function foldOldDays(stored: PassRow, meals: readonly FixedMeal[], now: Date): PassRow {
  const through = addDays(toIst(now).date, -foldAfterDays);
  const pass = foldPass(stored, meals, through, now);
  const isLater = (key: MealKey) => dateOfMealKey(key) > through;
  return {
    ...pass,
    byHand: pass.byHand.filter(isLater),
    doubles: pass.doubles.filter(({ key }) => isLater(key)),
    expiresAt: expiryOf(pass.until),
  };
}

/** Members see their own passes, by the proven phone. For staff, the route has already checked the mess. Rule: passes-11 */
async function maySee(actor: Actor, { phone }: PassRow): Promise<boolean> {
  if (actor.role !== 'student') return true;
  const user = await readUser(actor.userId);
  return phone !== '' && user?.provenPhone === phone;
}

export function passNotFound(): AppError {
  return new AppError('PASS_NOT_FOUND', 'We could not find this pass.');
}
