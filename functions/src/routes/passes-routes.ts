import { claimMeal, claimMealByHand, undoClaim } from '@thali/shared/passes/claim.contract';
import { getHeadcount } from '@thali/shared/passes/headcount.contract';
import { listOwnPasses } from '@thali/shared/passes/own-passes.contract';
import { changePass, listPasses, sellPass, voidMeals } from '@thali/shared/passes/pass.contract';
import { getPassStatement } from '@thali/shared/passes/pass-statement.contract';
import { listPassTypes, savePassTypes } from '@thali/shared/passes/pass-type.contract';
import { getRoster } from '@thali/shared/passes/roster.contract';
import { skipMeals, takeBackSkips } from '@thali/shared/passes/skip-meals.contract';
import { getPotEffect, getPots, recordPots } from '@thali/shared/pots/pots.contract';
import type { Access, HttpRoute } from './route-types.ts';

/** Reads passes. Any read may fix the headcount of a meal, hence UpdateItem. */
const readPasses = { table: ['GetItem', 'Query', 'UpdateItem'] } as const satisfies Access;

/** Changes a pass and its history in one transaction. */
const changePasses = {
  table: [...readPasses.table, 'PutItem', 'DeleteItem'],
} as const satisfies Access;

export const passesRoutes = [
  { contract: listPassTypes, fn: 'passes', access: { table: ['GetItem'] } },
  { contract: savePassTypes, fn: 'passes', access: { table: ['GetItem', 'PutItem'] } },
  { contract: sellPass, fn: 'passes', access: changePasses },
  { contract: listPasses, fn: 'passes', access: { ...readPasses, secrets: ['order'] } },
  { contract: changePass, fn: 'passes', access: changePasses },
  { contract: voidMeals, fn: 'passes', access: changePasses },
  { contract: skipMeals, fn: 'passes', access: changePasses },
  { contract: takeBackSkips, fn: 'passes', access: changePasses },
  {
    contract: listOwnPasses,
    fn: 'passes',
    access: { table: [...readPasses.table, 'BatchGetItem'], secrets: ['order'] },
  },
  { contract: getPassStatement, fn: 'passes', access: readPasses },
  { contract: getHeadcount, fn: 'passes', access: readPasses },
  { contract: getRoster, fn: 'passes', access: { ...readPasses, secrets: ['order'] } },
  { contract: claimMeal, fn: 'passes', access: { ...changePasses, secrets: ['order'] } },
  { contract: claimMealByHand, fn: 'passes', access: changePasses },
  { contract: undoClaim, fn: 'passes', access: changePasses },
  {
    contract: getPots,
    fn: 'passes',
    access: { table: [...readPasses.table, 'BatchGetItem'], indexes: ['ongoingOrders'] },
  },
  { contract: recordPots, fn: 'passes', access: { table: ['GetItem', 'PutItem'] } },
  { contract: getPotEffect, fn: 'passes', access: { table: ['GetItem', 'Query'] } },
] as const satisfies readonly HttpRoute[];
