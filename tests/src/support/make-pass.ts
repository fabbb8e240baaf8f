import { randomUUID } from 'node:crypto';
import { codeStep, formatCode, mealCode } from '@thali/shared/passes/meal-code';
import { passSuffix } from '@thali/shared/passes/pass-id';
import { addDays } from '@thali/shared/time/dates';
import { toIst, weekdays } from '@thali/shared/time/ist';
import { call } from './call.ts';
import type { Sample } from './sample-requests.ts';

/** A meal that a mess serves at any time of day. */
export const allDayMeal = {
  id: 'A11D',
  name: 'Meal',
  from: '00:00',
  to: '23:59',
  weekdays: [...weekdays],
};
export const passType = {
  ...{ id: 'PASS', name: 'Monthly', kind: 'every', meals: [allDayMeal.id] },
  ...{ count: 60, days: 30, price: 2400 },
};

const rule = { mealId: allDayMeal.id, skipUntil: { daysBefore: 1, time: '09:00' } };
/** Members eat the meal of the whole day, with codes and cards. */
export const passSettings = {
  meals: [allDayMeal],
  passes: { meals: [{ ...rule, minSkipDays: 1, maxSkips: 31 }], grace: 0, cards: true },
};

/** Switches passes on at a mess, with one pass type. */
async function switchPassesOn(vendorId: string, token: string): Promise<void> {
  await call('PUT', `/vendors/${vendorId}`, { token, body: { settings: passSettings } });
  const path = `/vendors/${vendorId}/pass-types`;
  const { revision } = (await call('GET', path, { token })).json;
  const body = { types: [passType], known_revision: revision };
  await call('PUT', path, { token, body });
}

export function passBody(member: object = { name: 'Asha' }) {
  return {
    type: passType.id,
    member,
    starts_on: toIst(new Date()).date,
    paid: { method: 'cash', amount: 2400 },
  };
}

/** Sells a pass. @returns its id and its current code */
async function makePass(
  vendorId: string,
  token: string,
  member?: object,
): Promise<{ id: string; code: string }> {
  const { pass } = (
    await call('POST', `/vendors/${vendorId}/passes`, {
      token,
      body: passBody(member),
      headers: { 'idempotency-key': randomUUID() },
    })
  ).json;
  const { members } = (await call('GET', `/vendors/${vendorId}/meals/roster`, { token })).json;
  const entry = members.find(({ pass_id }) => pass_id === pass.id);
  const code = await mealCode(entry?.key ?? '', codeStep(new Date()));
  return { id: pass.id, code: formatCode({ kind: 'PASS', suffix: passSuffix(pass.id), code }) };
}

/**
 * Parts of a valid request about a pass, by the contract's name. Switches passes on, and sells a pass. Undefined for
 * other contracts.
 */
export async function passSampleOf(
  name: string,
  vendorId: string,
  token: string,
): Promise<Sample | undefined> {
  const make = passSamples[name];
  if (!make) return undefined;
  await switchPassesOn(vendorId, token);
  return make({ vendorId, ...(await makePass(vendorId, token)) });
}

/** After the next cutoff. */
const soon = () => addDays(toIst(new Date()).date, 3);
const day = () => ({ from: soon(), to: soon(), meals: [allDayMeal.id] });

const passSamples: Record<
  string,
  (pass: { vendorId: string; id: string; code: string }) => Sample
> = {
  sellPass: () => ({ body: passBody() }),
  changePass: ({ id }) => ({ params: { passId: id } }),
  voidMeals: ({ id }) => ({
    params: { passId: id },
    body: { meals: 1, reason: 'Moved away', known_left: passType.count },
  }),
  skipMeals: ({ id }) => ({ params: { passId: id }, body: day() }),
  takeBackSkips: ({ id }) => ({ params: { passId: id }, body: day() }),
  claimMeal: ({ code }) => ({ body: { code } }),
  claimMealByHand: ({ id }) => ({ body: { pass_id: id } }),
  undoClaim: ({ vendorId, id }) => ({
    params: { vendorId, passId: id, date: toIst(new Date()).date, mealId: allDayMeal.id },
  }),
};
