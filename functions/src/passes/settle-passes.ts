import { type MealKey, mealKeyOf } from '@thali/shared/passes/served-meals';
import { addDays } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { readVendor } from '../vendors/vendors.table.ts';
import { saveClaimCounts } from './fixed-meals.table.ts';
import { foldOldDays } from './load-pass.ts';
import { type PassRow, readPasses, replacePass } from './passes.table.ts';
import { readMeals } from './read-meals.ts';

/** The days whose claims are final and still in the passes. */
const countedDays = { from: 4, to: 2 };
/**
 * The old claims of an unchanged pass move into its totals after this many days, so that a balance reads few meals.
 */
const idleDays = 12;

/**
 * Fixes the headcounts that no call has requested, stores the final claims of each meal, and moves the old claims of
 * idle passes into their totals. Safe to run twice. A mess without passes costs 0.5 read units.
 * Rule: passes-7
 */
export async function settlePasses(vendorId: string, now: Date): Promise<void> {
  const vendor = await readVendor(vendorId);
  if (!vendor?.settings.passes) return;
  const passes = await readPasses(vendorId);
  if (passes.length === 0) return;
  const today = toIst(now).date;
  const [oldest = today] = passes.map(({ foldedThrough }) => foldedThrough).sort();
  const meals = await readMeals(vendor, addDays(oldest, 1), now);
  const isFinal = (date: string) =>
    date >= addDays(today, -countedDays.from) && date <= addDays(today, -countedDays.to);
  for (const meal of meals) {
    if (meal.claims !== undefined || !isFinal(meal.date)) continue;
    await saveClaimCounts(vendorId, mealKeyOf(meal), claimCounts(passes, mealKeyOf(meal)));
  }
  for (const pass of passes) {
    if (pass.foldedThrough >= addDays(today, -idleDays)) continue;
    // If another call changes the pass first, that call has moved the old claims.
    await replacePass(pass, foldOldDays(pass, meals, now));
  }
}

function claimCounts(passes: readonly PassRow[], key: MealKey) {
  const countOf = (isCounted: (pass: PassRow) => boolean) => passes.filter(isCounted).length;
  return {
    claims: countOf(({ claims }) => claims.includes(key)),
    byHand: countOf(({ byHand }) => byHand.includes(key)),
    doubles: countOf(({ doubles }) => doubles.some((double) => double.key === key)),
  };
}
