import { balanceOf, hasMeal } from '@thali/shared/passes/pass-balance';
import {
  isHeadcountFinal,
  type MealOfDay,
  mealKeyOf,
  mealsOn,
  type PassSettings,
} from '@thali/shared/passes/served-meals';
import { addDays, datesBetween } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { isClosedOn } from '@thali/shared/vendors/business-hours';
import { passLimits } from '@thali/shared/vendors/passes-setting';
import {
  closeFixedMeal,
  type FixedMeal,
  fixMeal,
  type Headcount,
  readFixedMeals,
} from './fixed-meals.table.ts';
import { type PassRow, readPasses } from './passes.table.ts';

/** A call fixes the meals of this many days, or of more days if the totals of a pass end earlier. */
const lookBackDays = 7;
/** A mess can close a meal until this many days later. Only after that do the claims move into a pass's totals. */
const closingDays = 2;

interface Mess {
  id: string;
  settings: PassSettings;
}

/**
 * The fixed meals of a mess from a date on. Fixes the headcount of each meal whose cutoff has passed, and closes fixed
 * meals if the mess closed afterwards. 0.5 read units; once per meal 11 read units for 300 passes and 1 write unit.
 * Rule: passes-3, passes-7
 */
export async function readMeals(mess: Mess, from: string, now: Date): Promise<FixedMeal[]> {
  const { id: vendorId, settings } = mess;
  const today = toIst(now).date;
  const lookBack = addDays(today, -lookBackDays);
  const first = from < lookBack ? from : lookBack;
  const fixed = await readFixedMeals(vendorId, first, addDays(today, passLimits.daysBefore));
  const meals = [...fixed, ...(await fixDueMeals(mess, first, fixed, now))];
  await closeMeals(mess, meals, now);
  return meals
    .filter(({ date }) => date >= from)
    .map((meal) => ({ ...meal, isClosed: meal.isClosed || closesLate(settings, meal, now) }))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}

async function fixDueMeals(mess: Mess, from: string, fixed: readonly FixedMeal[], now: Date) {
  const to = addDays(toIst(now).date, passLimits.daysBefore);
  const knownKeys = new Set(fixed.map(mealKeyOf));
  const [firstFixed = ''] = fixed.map(({ startsAt }) => startsAt).sort();
  const dueMeals = datesBetween(from, to)
    .flatMap((date) => mealsOn(mess.settings, date))
    .filter((meal) => isHeadcountFinal(meal, now) && !knownKeys.has(mealKeyOf(meal)))
    // Meals before the first fixed meal were before the first sale.
    .filter(({ endsAt }) => endsAt > firstFixed);
  if (dueMeals.length === 0) return [];
  const passes = await readPasses(mess.id);
  // A mess has no meals for members before its first pass.
  const firstSale = passes.map(({ soldAt }) => soldAt).sort()[0];
  const served = dueMeals
    .filter(({ endsAt }) => firstSale !== undefined && endsAt > firstSale)
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  const newlyFixed: FixedMeal[] = [];
  // In order, so that no earlier meal is missing after a crash.
  for (const meal of served) {
    newlyFixed.push(await fixMeal(mess.id, meal, countPasses(passes, meal, fixed, now), now));
  }
  return newlyFixed;
}

/** The numbers of a meal before or at its cutoff. Counts only passes from before the cutoff. */
export function countPasses(
  passes: readonly PassRow[],
  meal: MealOfDay,
  fixed: readonly FixedMeal[],
  now: Date,
): Headcount {
  const counts = { passes: 0, skips: 0, open: 0 };
  for (const pass of passes) {
    if (!hasMeal(pass, meal.mealId) || pass.soldAt > meal.skipUntil || meal.isClosed) continue;
    const { left, until } = balanceOf(pass, fixed, now);
    const isCounted = left > 0 && meal.date >= pass.startsOn && meal.date <= until;
    if (!isCounted) continue;
    if (pass.kind === 'open') counts.open += 1;
    else {
      counts.passes += 1;
      if (pass.skips.includes(mealKeyOf(meal))) counts.skips += 1;
    }
  }
  return counts;
}

async function closeMeals({ id, settings }: Mess, meals: readonly FixedMeal[], now: Date) {
  const closed = meals.filter((meal) => !meal.isClosed && closesLate(settings, meal, now));
  await Promise.all(closed.map((meal) => closeFixedMeal(id, mealKeyOf(meal))));
}

/** Whether the mess has closed the day of a meal since its cutoff. */
function closesLate(settings: PassSettings, { date }: MealOfDay, now: Date): boolean {
  return date > addDays(toIst(now).date, -closingDays) && isClosedOn(settings, date);
}
