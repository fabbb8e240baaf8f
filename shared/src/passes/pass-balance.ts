import { addDays } from '../time/dates.ts';
import { dateOfMealKey, type MealKey, type MealOfDay, mealKeyOf } from './served-meals.ts';

/**
 * `every`: each served meal reduces the balance, unless the member skips it in time. `open`: only a claim reduces the
 * balance.
 */
export const passKinds = ['every', 'open'] as const;
export type PassKind = (typeof passKinds)[number];

/**
 * The account of a pass, in meals. The totals cover all days up to `foldedThrough`; the lists of keys cover later days.
 */
export interface PassAccount {
  kind: PassKind;
  mealIds: readonly string[];
  sold: number;
  voided: number;
  claimed: number;
  lapsed: number;
  /** YYYY-MM-DD. */
  startsOn: string;
  /** The last day, without the closed days after `foldedThrough`. */
  until: string;
  foldedThrough: string;
  /** ISO 8601. A meal never lapses if its cutoff was before the sale. */
  soldAt: string;
  claims: readonly MealKey[];
  skips: readonly MealKey[];
}

/** The state of one meal of a pass. `open`: only a claim reduces the balance. */
export type MealState = 'claimed' | 'skipped' | 'closed' | 'lapsed' | 'coming' | 'open';

export interface Balance {
  /** Meals left, below zero within the grace. */
  left: number;
  claimed: number;
  lapsed: number;
  /** The last day of the pass. Closed days move it. */
  until: string;
}

/**
 * The balance of a pass at an instant: sold = left + claimed + lapsed + voided.
 * @param meals the fixed meals of the mess after `foldedThrough`, in order of time
 * Rule: passes-2, passes-3
 */
export function balanceOf(account: PassAccount, meals: readonly MealOfDay[], now: Date): Balance {
  let { until, lapsed, claimed } = account;
  let left = account.sold - account.voided - claimed - lapsed;
  for (const [date, entries] of daysOf(account, meals)) {
    const isCovered = date >= account.startsOn && date <= until;
    for (const { key, meal } of entries) {
      if (account.claims.includes(key)) {
        claimed += 1;
        left -= 1;
      } else if (meal && isCovered && left > 0 && doesLapse(account, meal, now)) {
        lapsed += 1;
        left -= 1;
      }
    }
    if (isCovered && entries.every(({ meal }) => meal?.isClosed)) until = addDays(until, 1);
  }
  return { left, claimed, lapsed, until };
}

/** The meals of a pass after `foldedThrough` by date. A claimed meal may not be fixed yet. */
function daysOf(account: PassAccount, meals: readonly MealOfDay[]) {
  const fixed = meals
    .filter(({ date, mealId }) => date > account.foldedThrough && hasMeal(account, mealId))
    .map((meal) => ({ key: mealKeyOf(meal), meal }));
  const known = new Set(fixed.map(({ key }) => key));
  const unfixed = account.claims
    .filter((key) => !known.has(key))
    .map((key) => ({ key, meal: undefined }));
  const entries = [...fixed, ...unfixed].sort((a, b) =>
    dateOfMealKey(a.key).localeCompare(dateOfMealKey(b.key)),
  );
  const days = new Map<string, typeof entries>();
  for (const entry of entries) {
    const date = dateOfMealKey(entry.key);
    days.set(date, [...(days.get(date) ?? []), entry]);
  }
  return days;
}

/** Whether a pass covers a day, and has a meal or grace left. Rule: passes-9 */
export function isUsable(
  { startsOn }: Pick<PassAccount, 'startsOn'>,
  { left, until }: Balance,
  date: string,
  grace: number,
): boolean {
  return date >= startsOn && date <= until && left + grace > 0;
}

/**
 * Moves the days up to `through` into the totals. All meals of these days must be fixed and over.
 * @param through YYYY-MM-DD
 */
export function foldPass<Account extends PassAccount>(
  account: Account,
  meals: readonly MealOfDay[],
  through: string,
  now: Date,
): Account {
  if (through <= account.foldedThrough) return account;
  const isFolded = (key: MealKey) => dateOfMealKey(key) <= through;
  const folded = account.claims.filter(isFolded);
  const past = balanceOf(
    account,
    meals.filter(({ date }) => date <= through),
    now,
  );
  return {
    ...account,
    claimed: account.claimed + folded.length,
    lapsed: past.lapsed,
    until: past.until,
    foldedThrough: through,
    claims: account.claims.filter((key) => !isFolded(key)),
    // Skips of this month and the last month count towards the limit of a month.
    skips: account.skips.filter((key) => key.slice(0, 7) >= addDays(through, -31).slice(0, 7)),
  };
}

/** Computes the state of one meal. The pass must cover the meal's day. */
export function mealStateOf(account: PassAccount, meal: MealOfDay, now: Date): MealState {
  const key = mealKeyOf(meal);
  if (account.claims.includes(key)) return 'claimed';
  if (meal.isClosed) return 'closed';
  if (account.skips.includes(key)) return 'skipped';
  if (meal.endsAt > now.toISOString()) return 'coming';
  return doesLapse(account, meal, now) ? 'lapsed' : 'open';
}

export function hasMeal({ mealIds }: Pick<PassAccount, 'mealIds'>, mealId: string): boolean {
  return mealIds.includes(mealId);
}

/**
 * Whether a meal lapses: it is over, and the member neither claimed nor skipped it, nor bought the pass after its
 * cutoff.
 */
function doesLapse(account: PassAccount, meal: MealOfDay, now: Date): boolean {
  const key = mealKeyOf(meal);
  return (
    account.kind === 'every' &&
    !meal.isClosed &&
    meal.endsAt < now.toISOString() &&
    account.soldAt <= meal.skipUntil &&
    !account.skips.includes(key) &&
    !account.claims.includes(key)
  );
}
