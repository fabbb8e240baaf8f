import { type MealKey, type MealOfDay, mealKeyOf } from '@thali/shared/passes/served-meals';
import { keys } from '../table/keys.ts';
import { between, queryRows } from '../table/query-rows.ts';
import { updateRow } from '../table/update-row.ts';
import { expiryOf } from './passes.table.ts';

/** The numbers of a meal at its cutoff. */
export interface Headcount {
  passes: number;
  skips: number;
  open: number;
}

/** A meal of a day whose headcount is final. 200 bytes. */
export interface FixedMeal extends MealOfDay, Headcount {
  fixedAt: string;
  /** The number of claims, set when no further claim can arrive. */
  claims?: number;
  byHand?: number;
  doubles?: number;
}

/** The fixed meals between two dates, both included, by time. 0.5 read units for about 20. */
export async function readFixedMeals(
  vendorId: string,
  from: string,
  to: string,
): Promise<FixedMeal[]> {
  const rows = await queryRows({
    // '~' sorts after every meal id.
    ...between(keys.mealOfDay(vendorId, from), keys.mealOfDay(vendorId, `${to}#~`)),
    ConsistentRead: true,
  });
  return rows
    .map(({ PK, SK, ...row }) => row as unknown as FixedMeal)
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}

/** Fixes the headcount of a meal, unless another call has already fixed it. 1 write unit. */
export async function fixMeal(
  vendorId: string,
  meal: MealOfDay,
  headcount: Headcount,
  now: Date,
): Promise<FixedMeal> {
  const fixed = { ...meal, ...headcount, fixedAt: now.toISOString() };
  const entries = Object.entries({ ...fixed, expiresAt: expiryOf(meal.date) });
  const result = await updateRow({
    Key: keys.mealOfDay(vendorId, mealKeyOf(meal)),
    UpdateExpression: `SET ${entries.map((_, index) => `#${index} = :${index}`).join(', ')}`,
    ConditionExpression: 'attribute_not_exists(fixedAt)',
    ExpressionAttributeNames: Object.fromEntries(entries.map(([name], i) => [`#${i}`, name])),
    ExpressionAttributeValues: Object.fromEntries(entries.map(([, value], i) => [`:${i}`, value])),
  });
  return result.outcome === 'changed' ? fixed : toFixedMeal(result.row);
}

/** Marks a meal as closed, because the mess closed after the cutoff. 1 write unit. */
export async function closeFixedMeal(vendorId: string, key: MealKey): Promise<void> {
  await updateRow({
    Key: keys.mealOfDay(vendorId, key),
    UpdateExpression: 'SET isClosed = :true',
    ConditionExpression: 'attribute_exists(PK)',
    ExpressionAttributeValues: { ':true': true },
  });
}

/** Stores the claims of a meal that can get no more claims. 1 write unit. */
export async function saveClaimCounts(
  vendorId: string,
  key: MealKey,
  counts: Required<Pick<FixedMeal, 'claims' | 'byHand' | 'doubles'>>,
): Promise<void> {
  await updateRow({
    Key: keys.mealOfDay(vendorId, key),
    UpdateExpression: 'SET claims = :claims, byHand = :byHand, doubles = :doubles',
    ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(claims)',
    ExpressionAttributeValues: {
      ':claims': counts.claims,
      ':byHand': counts.byHand,
      ':doubles': counts.doubles,
    },
  });
}

function toFixedMeal(row: Record<string, unknown> | undefined): FixedMeal {
  const { PK, SK, ...meal } = row ?? {};
  return meal as unknown as FixedMeal;
}
