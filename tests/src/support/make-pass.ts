import { randomUUID } from 'node:crypto';
import { codeStep, formatCode, mealCode } from '@thali/shared/passes/meal-code';
import { passSuffix } from '@thali/shared/passes/pass-id';
import { toIst, weekdays } from '@thali/shared/time/ist';
import { call } from './call.ts';

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

/** Switches passes on at a mess, with one pass type. */
export async function switchPassesOn(vendorId: string, token: string): Promise<void> {
  const rule = { mealId: allDayMeal.id, skipUntil: { daysBefore: 1, time: '09:00' } };
  const passes = { meals: [{ ...rule, minSkipDays: 1, maxSkips: 31 }], grace: 0, cards: true };
  const settings = { meals: [allDayMeal], passes };
  await call('PUT', `/vendors/${vendorId}`, { token, body: { settings } });
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

/** Sells a pass. @returns its id and its present code */
export async function makePass(
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
