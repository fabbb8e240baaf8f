import { toRupees } from '@thali/shared/money/paise';
import type { Pass } from '@thali/shared/passes/pass.contract';
import { type Balance, balanceOf } from '@thali/shared/passes/pass-balance';
import type { MealOfDay } from '@thali/shared/passes/served-meals';
import type { PassRow } from './passes.table.ts';

/** The answer for a pass, with its balance at an instant. */
export function toPass(row: PassRow, meals: readonly MealOfDay[], now: Date): Pass {
  return withBalance(row, balanceOf(row, meals, now));
}

function withBalance(row: PassRow, { left, claimed, lapsed, until }: Balance): Pass {
  const { id, name, phone, roll, diet, typeName, kind, sold, voided, startsOn, soldAt } = row;
  return {
    ...{ id, name, phone, roll, diet, typeName, kind, sold, left, claimed, lapsed, voided },
    meals: [...row.mealIds],
    ...{ startsOn, until, soldAt },
    paid: { method: row.paid.method, amount: toRupees(row.paid.paise) },
  };
}
