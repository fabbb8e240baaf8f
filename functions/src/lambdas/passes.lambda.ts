import { httpFunction } from '../http/http-function.ts';
import { changePass } from '../passes/change-pass.ts';
import { claimMeal, claimMealByHand } from '../passes/claim-meal.ts';
import { getHeadcount } from '../passes/get-headcount.ts';
import { getPassStatement } from '../passes/get-pass-statement.ts';
import { getRoster } from '../passes/get-roster.ts';
import { listOwnPasses } from '../passes/list-own-passes.ts';
import { listPasses } from '../passes/list-passes.ts';
import { listPassTypes, savePassTypes } from '../passes/pass-types.ts';
import { sellPass } from '../passes/sell-pass.ts';
import { skipMeals, takeBackSkips } from '../passes/skip-meals.ts';
import { undoClaim } from '../passes/undo-claim.ts';
import { voidMeals } from '../passes/void-meals.ts';
import { getPotEffect } from '../pots/get-pot-effect.ts';
import { getPots } from '../pots/get-pots.ts';
import { recordPots } from '../pots/record-pots.ts';
import { passesRoutes } from '../routes/passes-routes.ts';

export const handler = httpFunction(passesRoutes, {
  listPassTypes,
  savePassTypes,
  sellPass,
  listPasses,
  changePass,
  voidMeals,
  skipMeals,
  takeBackSkips,
  listOwnPasses,
  getPassStatement,
  getHeadcount,
  getRoster,
  claimMeal,
  claimMealByHand,
  undoClaim,
  getPots,
  recordPots,
  getPotEffect,
});
