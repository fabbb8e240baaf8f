import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type {
  getHeadcount as contract,
  MealHeadcount,
} from '@thali/shared/passes/headcount.contract';
import { type MealOfDay, mealKeyOf, mealsOn } from '@thali/shared/passes/served-meals';
import { addDays, daysBetween } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import type { Actor } from '../http/actor.ts';
import { cached } from '../table/cached.ts';
import { readVendor, vendorNotFound } from '../vendors/vendors.table.ts';
import type { FixedMeal } from './fixed-meals.table.ts';
import { type PassRow, readPasses } from './passes.table.ts';
import { countPasses, readMeals } from './read-meals.ts';

type Output = OutputOf<typeof contract>;

const tenSecondsMs = 10_000;
/** Rows of meals stay for this long, and a far date would read every day in between. */
const maxDays = 400;

/** The headcount of each meal of a day. 11 read units for 300 passes, at most every ten seconds. Rule: passes-7 */
export async function getHeadcount(
  _actor: Actor,
  { params: { vendorId }, query }: InputOf<typeof contract>,
): Promise<Output> {
  const today = toIst(new Date()).date;
  const { date = today } = query;
  if (Math.abs(daysBetween(today, date)) > maxDays) return { date, meals: [] };
  return readHeadcountOf(vendorId, date);
}

/** The headcount of each meal of a day, at most ten seconds old. @throws AppError VENDOR_NOT_FOUND */
export async function readHeadcountOf(vendorId: string, date: string): Promise<Output> {
  const headcount = await readCached(`${vendorId} ${date}`);
  if (!headcount) throw vendorNotFound();
  return headcount;
}

const readCached = cached((key) => {
  const [vendorId = '', date = ''] = key.split(' ');
  return readHeadcount(vendorId, date, new Date());
}, tenSecondsMs);

async function readHeadcount(
  vendorId: string,
  date: string,
  now: Date,
): Promise<Output | undefined> {
  const [vendor, passes] = await Promise.all([readVendor(vendorId), readPasses(vendorId)]);
  if (!vendor) return undefined;
  const [oldest = date] = [...passes.map(({ foldedThrough }) => foldedThrough), date].sort();
  const fixed = await readMeals(vendor, addDays(oldest, -1), now);
  const ofDay = fixed.filter((meal) => meal.date === date);
  const knownKeys = new Set(ofDay.map(mealKeyOf));
  const planned = mealsOn(vendor.settings, date).filter((meal) => !knownKeys.has(mealKeyOf(meal)));
  const meals = [...ofDay, ...planned].sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  return { date, meals: meals.map((meal) => toHeadcount(meal, { passes, fixed, now })) };
}

function toHeadcount(
  meal: MealOfDay | FixedMeal,
  { passes, fixed, now }: { passes: PassRow[]; fixed: FixedMeal[]; now: Date },
): MealHeadcount {
  const isFixed = 'fixedAt' in meal;
  const counts = isFixed ? meal : countPasses(passes, meal, fixed, now);
  const key = mealKeyOf(meal);
  const { name, startsAt, endsAt, skipUntil, isClosed } = meal;
  const countOf = (keysOf: (pass: PassRow) => readonly string[]) =>
    passes.filter((pass) => keysOf(pass).includes(key)).length;
  return {
    meal: meal.mealId,
    ...{ name, startsAt, endsAt, skipUntil, isClosed },
    fixedAt: isFixed ? meal.fixedAt : null,
    passes: counts.passes,
    skipped: counts.skips,
    expected: isClosed ? 0 : counts.passes - counts.skips,
    open: counts.open,
    claimed: (isFixed ? meal.claims : undefined) ?? countOf(({ claims }) => claims),
    byHand: (isFixed ? meal.byHand : undefined) ?? countOf(({ byHand }) => byHand),
    doubles: passes.flatMap(({ name: member, doubles }) =>
      doubles
        .filter((double) => double.key === key)
        .map(({ at, by }) => ({ name: member, at, by })),
    ),
  };
}
