import { randomUUID } from 'node:crypto';
import type { Actor } from '@thali/functions/http/actor';
import { keys } from '@thali/functions/table/keys';
import { AppError } from '@thali/shared/http/app-error';
import { codeStep, formatCode, mealCode } from '@thali/shared/passes/meal-code';
import type { Pass } from '@thali/shared/passes/pass.contract';
import { passSuffix } from '@thali/shared/passes/pass-id';
import { addDays } from '@thali/shared/time/dates';
import { weekdays } from '@thali/shared/time/ist';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordAttack } from '../security/count-attacks.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { randomIds } from '../support/random-ids.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { changeRow, putRows, readRow } from '../support/test-table.ts';

setUpHandlers();
const { sellPass } = await import('@thali/functions/passes/sell-pass');
const { maxPassesOfPhone, readPass } = await import('@thali/functions/passes/passes.table');
const { erasePass } = await import('@thali/functions/operations/person-passes.table');
const { listPasses } = await import('@thali/functions/passes/list-passes');
const { listOwnPasses } = await import('@thali/functions/passes/list-own-passes');
const { skipMeals, takeBackSkips } = await import('@thali/functions/passes/skip-meals');
const { claimMeal, claimMealByHand } = await import('@thali/functions/passes/claim-meal');
const { undoClaim } = await import('@thali/functions/passes/undo-claim');
const { voidMeals } = await import('@thali/functions/passes/void-meals');
const { changePass } = await import('@thali/functions/passes/change-pass');
const { getHeadcount } = await import('@thali/functions/passes/get-headcount');
const { getRoster } = await import('@thali/functions/passes/get-roster');
const { getPassStatement } = await import('@thali/functions/passes/get-pass-statement');
const { savePassTypes } = await import('@thali/functions/passes/pass-types');
const { settlePasses } = await import('@thali/functions/passes/settle-passes');
const { removeDevice } = await import('@thali/functions/kitchen/remove-device');

/** A Monday. Lunch is from 12:00 to 14:00 in India, and members skip it until 9:00. */
const day = '2031-03-03';
const at = (clock: string, date = day) => new Date(`${date}T${clock}:00+05:30`);
const meals = [
  { id: 'MEA1', name: 'Lunch', from: '12:00', to: '14:00', weekdays: [...weekdays] },
  { id: 'MEA2', name: 'Dinner', from: '19:00', to: '21:00', weekdays: [...weekdays] },
];
const rule = (mealId: string, time: string) => ({
  mealId,
  skipUntil: { daysBefore: 0, time },
  minSkipDays: 1,
  maxSkips: 10,
});
const passes = { meals: [rule('MEA1', '09:00'), rule('MEA2', '16:00')], grace: 0, cards: true };
const types = [
  {
    ...{ id: 'EVR1', name: 'Monthly lunch', kind: 'every' as const, meals: ['MEA1'] },
    ...{ count: 30, days: 30, price: 2400 },
  },
  {
    ...{ id: 'OPN1', name: 'Ten meals', kind: 'open' as const, meals: ['MEA1', 'MEA2'] },
    ...{ count: 10, days: 60, price: 900 },
  },
];

let vendor: TestVendor;
let owner: Actor;
let scanner: Actor;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('08:00') });
  vendor = await makeVendor({ settings: { meals, passes } });
  owner = { role: 'vendor', userId: 'U'.repeat(26), vendorId: vendor.id, name: 'Meera' };
  scanner = { role: 'device', vendorId: vendor.id, deviceId: randomIds.menu(), name: 'Gate' };
  await savePassTypes(owner, { params: vendorParams(), body: { types, knownRevision: 0 } });
});
afterEach(() => {
  vi.useRealTimers();
});

const setClock = (clock: string, date = day) => vi.setSystemTime(at(clock, date));
const vendorParams = () => ({ vendorId: vendor.id });
const withKey = (key: string = randomUUID()) => ({ headers: { 'idempotency-key': key } });
const codeOf = (error: unknown) => (error instanceof AppError ? error.code : String(error));
const outcomeOf = (call: Promise<unknown>) => call.then(() => 'done', codeOf);

async function sell(changes: object = {}, type = 'EVR1', key?: string): Promise<Pass> {
  const member = { name: 'Asha', phone: randomIds.phone(), roll: '21CS07', diet: undefined };
  const body = { type, member, startsOn: day, paid: { method: 'cash' as const, amount: 2400 } };
  const input = { params: vendorParams(), body: { ...body, ...changes }, ...withKey(key) };
  return (await sellPass(owner, input)).pass;
}

async function codeText(pass: Pass, instant = new Date()): Promise<string> {
  const { members } = await getRoster(scanner, { params: vendorParams() });
  const key = members.find(({ passId }) => passId === pass.id)?.key ?? '';
  const code = await mealCode(key, codeStep(instant));
  return formatCode({ kind: 'PASS', suffix: passSuffix(pass.id), code });
}

const claim = (code: string, key?: string, offlineAt?: string) =>
  claimMeal(scanner, {
    params: vendorParams(),
    body: { code, ...(offlineAt && { offlineAt }) },
    ...withKey(key),
  });
const period = (from: string, to = from, ids = ['MEA1']) => ({ from, to, meals: ids });
const skip = (pass: Pass, ...args: Parameters<typeof period>) =>
  skipMeals(owner, { params: { passId: pass.id }, body: period(...args) });
const takeBack = (pass: Pass, ...args: Parameters<typeof period>) =>
  takeBackSkips(owner, { params: { passId: pass.id }, body: period(...args) });
const leftOf = async (pass: Pass) => {
  const list = await listPasses(owner, { params: vendorParams(), query: { limit: 500 } });
  return list.passes.find(({ id }) => id === pass.id)?.left;
};
const countOn = async (date: string, mealId = 'MEA1') => {
  const { meals: counts } = await getHeadcount(owner, { params: vendorParams(), query: { date } });
  return counts.find(({ meal }) => meal === mealId);
};

describe('selling', () => {
  test('creates one pass for a key, and finds it by the member’s phone', async () => {
    const key = randomUUID();
    const [first, second] = await Promise.all([sell({}, 'EVR1', key), sell({}, 'EVR1', key)]);
    expect(first.id).toBe(second.id);
    expect(first).toMatchObject({ sold: 30, left: 30, until: addDays(day, 29), name: 'Asha' });
    expect(await outcomeOf(sell({}, 'NONE'))).toBe('PASS_TYPE_NOT_FOUND');
    // The seller corrected the form after a lost answer, and must know that the first values count.
    const corrected = [
      { paid: { method: 'cash' as const, amount: 2000 } },
      { paid: { method: 'upi' as const, amount: 2400 } },
      { startsOn: addDays(day, 1) },
      { member: { name: 'Ravi', phone: undefined, roll: undefined, diet: undefined } },
    ];
    for (const changes of corrected) {
      expect(await outcomeOf(sell(changes, 'EVR1', key))).toBe('IDEMPOTENCY_KEY_REUSED');
    }
    expect(await outcomeOf(sell({}, 'OPN1', key))).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  test('refuses a phone that has 500 passes, also for a change', async () => {
    const [phone, otherPhone] = [randomIds.phone(), randomIds.phone()];
    const passIds = Array.from({ length: maxPassesOfPhone }, () => randomIds.menu());
    await putRows([{ ...keys.passHolder(vendor.id, phone), passIds }]);
    const member = { name: 'Asha', phone, roll: undefined, diet: undefined };
    expect(await outcomeOf(sell({ member }))).toBe('VALIDATION_ERROR');
    const pass = await sell({ member: { ...member, phone: otherPhone } });
    const move = (to: string | null) =>
      outcomeOf(changePass(owner, { params: { passId: pass.id }, body: { phone: to } }));
    expect(await move(phone)).toBe('VALIDATION_ERROR');
    expect(await move(null)).toBe('done');
  });

  test('imports the remaining meals of a pass once', async () => {
    const key = randomUUID();
    const paid = { method: 'before' as const, amount: 0 };
    const remaining = (meals: number) => ({ paid, before: { meals, until: addDays(day, 9) } });
    const [first, second] = await Promise.all([
      sell(remaining(12), 'EVR1', key),
      sell(remaining(12), 'EVR1', key),
    ]);
    expect(first.id).toBe(second.id);
    expect(first).toMatchObject({ sold: 12, left: 12, until: addDays(day, 9) });
    expect(await outcomeOf(sell(remaining(13), 'EVR1', key))).toBe('IDEMPOTENCY_KEY_REUSED');
    const { passes: list } = await listPasses(owner, {
      params: vendorParams(),
      query: { limit: 500 },
    });
    expect(list).toHaveLength(1);
  });

  test('puts cash at a counter into its drawer', async () => {
    const counter: Actor = { ...(scanner as Actor & { role: 'device' }), role: 'counter' };
    const member = { name: 'Ravi', phone: undefined, roll: undefined, diet: undefined };
    const body = { type: 'OPN1', member, startsOn: day };
    const paid = { method: 'cash' as const, amount: 900 };
    await sellPass(counter, { params: vendorParams(), body: { ...body, paid }, ...withKey() });
    const deviceId = 'deviceId' in counter ? counter.deviceId : '';
    const drawer = await readRow(keys.drawer(vendor.id, `counter:${deviceId}`));
    expect(drawer).toMatchObject({ cashPaise: 900_00 });
  });
});

describe('claiming', () => {
  test('takes a meal once, with the time of the first claim', async () => {
    const pass = await sell();
    setClock('12:30');
    const code = await codeText(pass);
    const key = randomUUID();
    const first = await claim(code, key);
    expect(first.claim).toMatchObject({ name: 'Asha', mealName: 'Lunch', left: 29, how: 'code' });
    expect(await claim(code, key)).toEqual(first);
    await expect(claim(code)).rejects.toMatchObject({
      code: 'ALREADY_CLAIMED',
      message: 'Already taken at 12:30 pm.',
    });
    setClock('21:30');
    expect(await leftOf(pass)).toBe(29);
  });

  test('accepts one of twenty claims at once', async () => {
    const pass = await sell();
    setClock('12:30');
    const code = await codeText(pass);
    const claimOnce = async (): Promise<string> => {
      const end = await outcomeOf(claim(code));
      return end === 'SERVICE_BUSY' ? claimOnce() : end;
    };
    const ends = await Promise.all(Array.from({ length: 20 }, claimOnce));
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect(new Set(ends)).toEqual(new Set(['done', 'ALREADY_CLAIMED']));
    expect(await leftOf(pass)).toBe(29);
    const refused = ends.filter((end) => end !== 'done');
    recordAttack('Passes: one code at many scanners at once, beyond one meal', refused);
  });

  test('refuses other times, skipped meals, old and unknown codes, and passes that are over', async () => {
    const pass = await sell();
    setClock('10:00');
    const early = await codeText(pass);
    expect(await outcomeOf(claim(early))).toBe('NO_MEAL_NOW');
    setClock('12:30');
    expect(await outcomeOf(claim(early))).toBe('CODE_EXPIRED');
    expect(await outcomeOf(claim('PASS-AAAAAAAAAA-AAAAAAAA'))).toBe('PASS_NOT_FOUND');
    expect(await outcomeOf(claim('a menu'))).toBe('PASS_NOT_FOUND');
    const imported = await sell({ before: { meals: 1, until: addDays(day, 5) } });
    await claim(await codeText(imported));
    setClock('12:30', addDays(day, 1));
    const over = formatCode({ kind: 'CARD', suffix: passSuffix(imported.id), code: 'AAAAAAAA' });
    expect(await outcomeOf(claim(over))).toBe('PASS_NOT_FOUND');
    const byHand = { params: vendorParams(), body: { passId: imported.id }, ...withKey() };
    expect(await outcomeOf(claimMealByHand(scanner, byHand))).toBe('PASS_OVER');
    setClock('08:00', addDays(day, 2));
    await skip(pass, addDays(day, 2));
    setClock('12:30', addDays(day, 2));
    expect(await outcomeOf(claim(await codeText(pass)))).toBe('MEAL_SKIPPED');
  });

  test('stops a device after 30 wrong codes', async () => {
    const pass = await sell();
    setClock('12:30');
    const right = await codeText(pass);
    const guess = () => claim(`PASS-${passSuffix(pass.id)}-AAAAAAAA`);
    const guesses: string[] = [];
    for (let count = 0; count < 30; count += 1) guesses.push(await outcomeOf(guess()));
    expect(new Set(guesses)).toEqual(new Set(['CODE_EXPIRED']));
    guesses.push(await outcomeOf(claim(right)));
    expect(guesses.at(-1)).toBe('TOO_MANY_REQUESTS');
    recordAttack('Passes: guesses at a code by a stolen scanner', guesses);
    setClock('12:36');
    expect(await outcomeOf(claim(await codeText(pass)))).toBe('done');
  });

  test('counts the first claim of two offline scanners, and lists the second claim as a double', async () => {
    const pass = await sell();
    setClock('12:30');
    const code = await codeText(pass);
    const offlineAt = new Date().toISOString();
    setClock('16:00');
    const key = randomUUID();
    expect((await claim(code, randomUUID(), offlineAt)).claim).toMatchObject({ isDouble: false });
    const second = await claim(code, key, offlineAt);
    expect(second.claim).toMatchObject({ isDouble: true, left: 29 });
    expect(await claim(code, key, offlineAt)).toEqual(second);
    expect(await countOn(day)).toMatchObject({ claimed: 1, doubles: [{ name: 'Asha' }] });
    setClock('01:00', addDays(day, 1));
    expect(await outcomeOf(claim(code, randomUUID(), offlineAt))).toBe('TOO_OLD');
  });

  test('accepts the last code of a day just after midnight', async () => {
    const night = { id: 'MEA1', name: 'Night canteen', from: '00:00', to: '02:00' };
    const meal = { ...night, weekdays: [...weekdays] };
    await changeRow(keys.vendorProfile(vendor.id), { settings: { meals: [meal], passes } });
    const pass = await sell();
    vi.setSystemTime(new Date(`${day}T23:59:40+05:30`));
    const code = await codeText(pass);
    vi.setSystemTime(new Date(`${addDays(day, 1)}T00:00:10+05:30`));
    expect((await claim(code)).claim).toMatchObject({ date: addDays(day, 1) });
    vi.setSystemTime(new Date(`${addDays(day, 1)}T00:00:40+05:30`));
    expect(await outcomeOf(claim(code))).toBe('CODE_EXPIRED');
  });

  test('says when a pass begins', async () => {
    const pass = await sell({ startsOn: addDays(day, 2) });
    setClock('12:30');
    const byHand = { params: vendorParams(), body: { passId: pass.id }, ...withKey() };
    await expect(claimMealByHand(scanner, byHand)).rejects.toMatchObject({
      code: 'NO_MEAL_NOW',
      message: 'This pass starts on 5 Mar 2031.',
    });
  });

  test('can be undone for ten minutes, and then claimed again', async () => {
    const pass = await sell();
    setClock('12:30');
    await claim(await codeText(pass));
    const params = { ...vendorParams(), passId: pass.id, date: day, mealId: 'MEA1' };
    const undo = () => undoClaim(owner, { params, body: { reason: 'Wrong person' } });
    expect(await undo()).toEqual({ left: 30 });
    expect(await undo()).toEqual({ left: 30 });
    await claim(await codeText(pass));
    setClock('12:41');
    expect(await outcomeOf(undo())).toBe('TOO_LATE_TO_UNDO');
  });

  test('keeps a later claim of the same meal if an undo is repeated after a lost answer', async () => {
    const pass = await sell();
    setClock('12:30');
    const { at: claimedAt } = (await claim(await codeText(pass))).claim;
    const params = { ...vendorParams(), passId: pass.id, date: day, mealId: 'MEA1' };
    const undo = () => undoClaim(owner, { params, body: { reason: 'Mistake', claimedAt } });
    expect(await undo()).toEqual({ left: 30 });
    setClock('12:31');
    await claim(await codeText(pass));
    expect(await undo()).toEqual({ left: 29 });
    expect(await leftOf(pass)).toBe(29);
  });

  test('undoes only the claim of a scanner that does not know whether its claim arrived', async () => {
    const pass = await sell();
    setClock('12:30');
    const [lostKey, otherKey] = [randomUUID(), randomUUID()];
    const params = { ...vendorParams(), passId: pass.id, date: day, mealId: 'MEA1' };
    const undo = (claimKey: string) =>
      undoClaim(owner, { params, body: { reason: 'Wrong person', claimKey } });
    expect(await undo(lostKey)).toEqual({ left: 30 });
    await claim(await codeText(pass), lostKey);
    expect(await undo(otherKey)).toEqual({ left: 29 });
    expect(await undo(lostKey)).toEqual({ left: 30 });
    expect(await leftOf(pass)).toBe(30);
  });

  test('accepts a printed card only with its current code, at its mess, while cards are on', async () => {
    const pass = await sell();
    const claimCard = async (card: string) => outcomeOf(claim(card));
    const useCards = (cards: boolean) =>
      changeRow(keys.vendorProfile(vendor.id), {
        settings: { meals, passes: { ...passes, cards } },
      });
    setClock('12:30');
    const card = await cardOf(pass);
    expect(card).toMatch(/^CARD-[0-9A-Z]{10}-[0-9A-Z]{8}$/);
    const refused: string[] = [];
    await useCards(false);
    expect(await cardOf(pass)).toBeUndefined();
    refused.push(await claimCard(card));
    await useCards(true);
    refused.push(await claimCard(card.replace(/.$/, card.endsWith('0') ? '1' : '0')));
    // Another mess refuses the same suffix and code.
    const otherMess = await makeVendor({ settings: { meals, passes } });
    const otherScanner: Actor = { ...(scanner as object), vendorId: otherMess.id } as Actor;
    const atOtherMess = { params: { vendorId: otherMess.id }, body: { code: card }, ...withKey() };
    refused.push(await outcomeOf(claimMeal(otherScanner, atOtherMess)));
    // The code of a card does not work as the code of a phone.
    refused.push(await claimCard(card.replace('CARD', 'PASS')));
    const { claim: taken } = await claim(card);
    expect(taken).toMatchObject({ name: 'Asha', roll: '21CS07', how: 'card', left: 29 });
    expect(await claimCard(card)).toBe('ALREADY_CLAIMED');
    await changePass(owner, { params: { passId: pass.id }, body: { newCodes: true } });
    setClock('12:30', addDays(day, 1));
    refused.push(await claimCard(card));
    const newCard = await cardOf(pass);
    await removeScanner();
    refused.push(await claimCard(newCard));
    expect(refused).toEqual([
      ...Array(3).fill('PASS_NOT_FOUND'),
      'CODE_EXPIRED',
      ...Array(2).fill('PASS_NOT_FOUND'),
    ]);
    expect(await claimCard(await cardOf(pass))).toBe('done');
    recordAttack(
      'Passes: a card of another mess, of an old version, or while cards are off',
      refused,
    );
  });

  test('stops a device after 30 wrong cards', async () => {
    const pass = await sell();
    setClock('12:30');
    const card = await cardOf(pass);
    const guesses: string[] = [];
    for (let count = 0; count < 30; count += 1) {
      guesses.push(await outcomeOf(claim(`CARD-${passSuffix(pass.id)}-AAAAAA${count + 10}`)));
    }
    expect(new Set(guesses)).toEqual(new Set(['PASS_NOT_FOUND']));
    guesses.push(await outcomeOf(claim(card)));
    expect(guesses.at(-1)).toBe('TOO_MANY_REQUESTS');
    recordAttack('Passes: guesses at a card by a stolen scanner', guesses);
  });

  test('does not stop a device that sees posters, or cards while cards are off', async () => {
    const pass = await sell();
    setClock('12:30');
    const card = await cardOf(pass);
    const useCards = (cards: boolean) =>
      changeRow(keys.vendorProfile(vendor.id), {
        settings: { meals, passes: { ...passes, cards } },
      });
    await useCards(false);
    for (let count = 0; count < 31; count += 1) {
      for (const text of [card, 'CARD-AAAAAAAAAA-AAAAAAAA', 'upi://pay?pa=mess@upi']) {
        expect(await outcomeOf(claim(text))).toBe('PASS_NOT_FOUND');
      }
    }
    await useCards(true);
    expect(await outcomeOf(claim(card))).toBe('done');
  });

  /** The text of a card as the owner prints it. */
  async function cardOf({ id }: Pass): Promise<string> {
    const query = { limit: 500, cards: 'true' as const };
    const { passes: list } = await listPasses(owner, { params: vendorParams(), query });
    return list.find((pass) => pass.id === id)?.card as string;
  }

  async function removeScanner(kind?: 'counter' | 'board'): Promise<void> {
    const deviceId = randomIds.menu();
    const row = { deviceId, secretHash: 'x', ...(kind && { kind }) };
    await putRows([{ ...keys.kitchenDevice(vendor.id, deviceId), ...row }]);
    await removeDevice(owner, { params: { vendorId: vendor.id, deviceId } });
  }

  test('needs new codes after a device with the codes was removed', async () => {
    const pass = await sell();
    setClock('12:30');
    const code = await codeText(pass);
    const card = await cardOf(pass);
    // A board cannot read the codes.
    await removeScanner('board');
    expect([await codeText(pass), await cardOf(pass)]).toEqual([code, card]);
    await removeScanner('counter');
    expect(await cardOf(pass)).not.toBe(card);
    await removeScanner();
    expect(await outcomeOf(claim(code))).toBe('CODE_EXPIRED');
    expect(await outcomeOf(claim(await codeText(pass)))).toBe('done');
  });
});

describe('skipping', () => {
  test('ends at the cutoff by the server’s clock', async () => {
    const pass = await sell();
    setClock('09:00');
    expect((await skip(pass, day)).changed).toHaveLength(1);
    vi.setSystemTime(at('09:00').getTime() + 1);
    await expect(takeBack(pass, day)).rejects.toMatchObject({
      code: 'SKIP_TOO_LATE',
      message: 'Too late to skip lunch today. It closed at 9:00.',
    });
    const mixed = await skip(pass, day, addDays(day, 2));
    expect(mixed.changed.map(({ date }) => date)).toEqual([addDays(day, 1), addDays(day, 2)]);
    setClock('23:00', addDays(day, 2));
    expect(await leftOf(pass)).toBe(30);
    setClock('23:00', addDays(day, 3));
    expect(await leftOf(pass)).toBe(29);
  });

  test('belongs to the member: others do not find the pass', async () => {
    const phone = randomIds.phone();
    const pass = await sell({ member: { name: 'Asha', phone, roll: '', diet: 'veg' } });
    const members = await Promise.all([phone, randomIds.phone()].map(makeMember));
    const [member, stranger] = members as [Actor, Actor];
    const input = { params: { passId: pass.id }, body: period(day) };
    const statement = { params: { passId: pass.id } };
    const foreign = await Promise.all(
      [
        skipMeals(stranger, input),
        takeBackSkips(stranger, input),
        getPassStatement(stranger, statement),
      ].map(outcomeOf),
    );
    expect(foreign).toEqual(Array(3).fill('PASS_NOT_FOUND'));
    recordAttack('Passes: another member’s', foreign);
    expect(await outcomeOf(skipMeals(member, input))).toBe('done');
    const ownPasses = await listOwnPasses(member, { params: vendorParams() });
    expect(ownPasses.passes[0]?.meals[0]).toMatchObject({ date: day, state: 'skipped' });
    expect(ownPasses.passes[0]?.keys).toHaveLength(3);
    expect((await listOwnPasses(stranger, { params: vendorParams() })).passes).toEqual([]);
  });

  async function makeMember(provenPhone: string): Promise<Actor> {
    const userId = `${randomIds.menu()}${randomIds.menu()}AA`;
    const time = new Date().toISOString();
    const user = { id: userId, name: 'Asha', provenPhone, createdAt: time, updatedAt: time };
    await putRows([{ ...keys.user(userId), ...user }]);
    return { role: 'student', userId };
  }
});

describe('the headcount', () => {
  test('is final a minute after the cutoff, whatever happens later', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => sell()));
    await sell({}, 'OPN1');
    await skip(all[0] as Pass, day);
    expect(await countOn(day)).toMatchObject({ fixedAt: null, passes: 6, skipped: 1, open: 1 });
    setClock('09:00', day);
    await takeBack(all[0] as Pass, day);
    vi.setSystemTime(at('09:01').getTime() + 11_000);
    expect(await countOn(day)).toMatchObject({ passes: 6, skipped: 0, expected: 6 });
    await sell();
    setClock('12:30');
    await claim(await codeText(all[1] as Pass));
    expect(await countOn(day)).toMatchObject({ passes: 6, expected: 6, claimed: 1 });
  });

  test('equals the rows after many skips and take-backs around the cutoff', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => sell()));
    const calls = Array.from({ length: 60 }, (_, index) => {
      const pass = all[index % all.length] as Pass;
      if (index === 30) vi.setSystemTime(at('09:00').getTime() + 1);
      else if (index === 0) setClock('08:59');
      return outcomeOf(index % 3 === 2 ? takeBack(pass, day) : skip(pass, day));
    });
    const ends = new Set(await Promise.all(calls));
    expect([...ends].every((end) => ['done', 'SKIP_TOO_LATE'].includes(end))).toBe(true);
    vi.setSystemTime(at('09:02'));
    const skipped = await Promise.all(
      all.map(({ id }) => readRow(keys.passEntry(id, 'SKIP', `${day}#MEA1`))),
    );
    expect(await countOn(day)).toMatchObject({
      passes: 10,
      skipped: skipped.filter((row) => row !== undefined).length,
    });
  });

  test('is empty for a far day', async () => {
    await sell();
    expect(await countOn('2001-01-01')).toBeUndefined();
    expect(await countOn(addDays(day, 30))).toBeDefined();
  });

  test('keeps the claim counts of a day after the claims are added to the totals', async () => {
    const pass = await sell();
    setClock('12:30');
    await claim(await codeText(pass));
    setClock('03:00', addDays(day, 2));
    await settlePasses(vendor.id, new Date());
    setClock('03:00', addDays(day, 20));
    await settlePasses(vendor.id, new Date());
    await settlePasses(vendor.id, new Date());
    expect(await countOn(day)).toMatchObject({ claimed: 1 });
    const row = await readRow(keys.pass(pass.id));
    expect(row).toMatchObject({ claimed: 1, lapsed: 15, claims: [] });
    expect(await leftOf(pass)).toBe(10);
  });
});

describe('a closed day', () => {
  const close = (date: string) =>
    changeRow(keys.vendorProfile(vendor.id), {
      settings: { meals, passes, holidays: [{ date }] },
    });

  test('takes no meal and moves the end, even after the cutoff', async () => {
    const pass = await sell();
    setClock('09:05');
    expect(await countOn(day)).toMatchObject({ expected: 1 });
    await close(day);
    setClock('23:00');
    const { passes: list } = await listPasses(owner, {
      params: vendorParams(),
      query: { limit: 500 },
    });
    expect(list[0]).toMatchObject({ left: 30, lapsed: 0, until: addDays(day, 30) });
    const statement = await getPassStatement(owner, { params: { passId: pass.id } });
    expect(statement.entries[0]).toMatchObject({ date: day, state: 'closed' });
  });
});

describe('the statement', () => {
  const statementOf = (pass: Pass) => getPassStatement(owner, { params: { passId: pass.id } });

  test('lists as many meals not taken as the pass lost', async () => {
    const pass = await sell({ before: { meals: 2, until: addDays(day, 20) } });
    setClock('12:30', addDays(day, 1));
    await claim(await codeText(pass));
    setClock('15:00', addDays(day, 4));
    const { pass: now, entries } = await statementOf(pass);
    expect(now).toMatchObject({ left: 0, claimed: 1, lapsed: 1 });
    expect(entries.map(({ date, state }) => [date, state])).toEqual([
      [addDays(day, 1), 'claimed'],
      [day, 'lapsed'],
    ]);
  });

  test('ends with the erasure of the member', async () => {
    const pass = await sell();
    const row = await readPass(pass.id);
    if (!row) throw new Error('The pass is missing');
    await erasePass(row);
    expect(await outcomeOf(statementOf(pass))).toBe('PASS_NOT_FOUND');
    setClock('12:30');
    const byHand = { params: vendorParams(), body: { passId: pass.id }, ...withKey() };
    expect(await outcomeOf(claimMealByHand(scanner, byHand))).toBe('PASS_NOT_FOUND');
  });
});

describe('voiding', () => {
  test('takes meals off once per key, and never more than are left', async () => {
    const pass = await sell();
    const key = randomUUID();
    const voided = (meals: number, knownLeft: number, oneKey = randomUUID()) =>
      voidMeals(owner, {
        params: { passId: pass.id },
        body: { meals, reason: 'Moved away', knownLeft },
        ...withKey(oneKey),
      });
    expect((await voided(10, 30, key)).pass).toMatchObject({ left: 20, voided: 10 });
    expect((await voided(10, 30, key)).pass).toMatchObject({ left: 20, voided: 10 });
    expect((await voided(10, 20, key)).pass).toMatchObject({ left: 20, voided: 10 });
    // The answer was lost, and the person changed the number.
    expect(await outcomeOf(voided(5, 20, key))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await outcomeOf(voided(10, 30))).toBe('PASS_CHANGED');
    expect(await outcomeOf(voided(21, 20))).toBe('PASS_CHANGED');
    const statement = await getPassStatement(owner, { params: { passId: pass.id } });
    expect(statement.voids).toMatchObject([{ meals: 10, reason: 'Moved away' }]);
  });
});
