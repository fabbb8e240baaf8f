import type { Actor } from '@thali/functions/http/actor';
import { keys } from '@thali/functions/table/keys';
import { AppError } from '@thali/shared/http/app-error';
import { simulateMess } from '@thali/shared/pots/fixtures/simulate-mess';
import { minWeeks } from '@thali/shared/pots/measure-pots';
import { showsAdvice } from '@thali/shared/pots/shows-advice';
import { addDays } from '@thali/shared/time/dates';
import { weekdays } from '@thali/shared/time/ist';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { randomIds } from '../support/random-ids.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { changeRow, putRows, readRow } from '../support/test-table.ts';

setUpHandlers();
const { getPots } = await import('@thali/functions/pots/get-pots');
const { recordPots } = await import('@thali/functions/pots/record-pots');
const { getPotEffect } = await import('@thali/functions/pots/get-pot-effect');
const { savePassTypes } = await import('@thali/functions/passes/pass-types');
const { sellPass } = await import('@thali/functions/passes/sell-pass');

/** A Monday. */
const day = '2031-03-03';
const lunch = { id: 'MEA1', name: 'Lunch', from: '12:00', to: '14:00', weekdays: [...weekdays] };
const passes = {
  meals: [
    { mealId: 'MEA1', skipUntil: { daysBefore: 0, time: '09:00' }, minSkipDays: 1, maxSkips: 10 },
  ],
  grace: 0,
};

let vendor: TestVendor;
let cook: Actor;
let dish: string;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vendor = await makeVendor({ settings: { meals: [lunch], passes } });
  dish = vendor.item.id;
  cook = { role: 'device', vendorId: vendor.id, deviceId: randomIds.menu(), name: 'Kitchen' };
  await switchPotsOn();
  setClock('10:00');
});
afterEach(() => {
  vi.useRealTimers();
});

async function switchPotsOn(): Promise<void> {
  const pots = { runOutOneIn: 20, dishes: [{ itemId: dish, portions: 2 }] };
  const settings = { meals: [lunch], passes, pots };
  await changeRow(keys.vendorProfile(vendor.id), { settings });
}

const setClock = (clock: string, date = day) =>
  vi.setSystemTime(new Date(`${date}T${clock}:00+05:30`));
const params = () => ({ vendorId: vendor.id });
const read = (date = day) => getPots(cook, { params: params(), query: { date } });
const readPot = async (date = day) => (await read(date)).meals[0]?.pots[0];
const pot = (change: object = {}) => ({
  ...{ itemId: dish, made: 11, left: 0.5, expected: 20, advised: 12, knownRevision: 0 },
  ...change,
});
const record = (change: object = {}, date = day, mealId = 'MEA1') =>
  recordPots(cook, {
    params: { ...params(), date, mealId },
    body: { pots: [pot(change)] },
  });
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error) => (error instanceof AppError ? error.code : String(error)),
  );
const storedPot = (date = day) => readRow(keys.pot(vendor.id, `${date}#MEA1`, dish));

/** Finds a day, from Monday on, on which the dish is in the half with advice or in the other half. */
function dayOfHalf(isShown: boolean): string {
  const days = [day, addDays(day, 7)];
  return days.find((date) => showsAdvice(vendor.id, dish, date) === isShown) ?? day;
}

test('a record is stored once, a repeat succeeds, and another screen with other values is refused', async () => {
  setClock('14:05');
  expect((await record()).pots).toEqual([{ itemId: dish, made: 11, left: 0.5, revision: 1 }]);
  expect((await record()).pots[0]?.revision).toBe(1);
  expect(await codeOf(record({ left: 2 }))).toBe('POTS_CHANGED');
  const corrected = await record({ left: 0, ranOutAt: '13:30', knownRevision: 1 });
  expect(corrected.pots[0]).toMatchObject({ left: 0, ranOutAt: '13:30', revision: 2 });
  const isAdviceShown = showsAdvice(vendor.id, dish, day);
  expect(await storedPot()).toMatchObject({
    ...{ made: 11, left: 0, portions: 2, expected: 20, revision: 2 },
    ...{ isAdviceShown, advised: isAdviceShown ? 12 : null },
    expiresAt: Date.parse('2031-09-19T00:00:00+05:30') / 1000,
  });
  expect((await readPot())?.recorded).toMatchObject({ made: 11, left: 0, revision: 2 });
});

test('stores one of concurrent records with different values', async () => {
  setClock('14:05');
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_, index) => codeOf(record({ left: index / 4 }))),
  );
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(new Set(outcomes)).toEqual(new Set(['done', 'POTS_CHANGED']));
});

test('pots are recorded from the start of the meal until the end of the next day, by the server’s clock', async () => {
  setClock('11:59');
  expect(await codeOf(record())).toBe('POTS_CLOSED');
  setClock('12:00');
  expect(await codeOf(record())).toBe('done');
  setClock('23:59', addDays(day, 1));
  expect(await codeOf(record({ left: 1, knownRevision: 1 }))).toBe('done');
  setClock('00:00', addDays(day, 2));
  expect(await codeOf(record({ left: 2, knownRevision: 2 }))).toBe('POTS_CLOSED');
  expect(await codeOf(record({}, addDays(day, 2), 'MEA9'))).toBe('POTS_CLOSED');
});

test('a dish without a pot is refused', async () => {
  setClock('14:05');
  expect(await codeOf(record({ itemId: randomIds.menu() }))).toBe('MENU_ITEM_NOT_FOUND');
});

test('only the half with advice shows vessels, from passes and what guests took before', async () => {
  await sellPasses(6);
  const shownDay = dayOfHalf(true);
  setClock('10:00', shownDay);
  expect(await readPot(shownDay)).toEqual({
    ...{ itemId: dish, name: expect.any(String), portions: 2, expected: 6 },
    advice: {
      ...{ vessels: 4, passes: 6, skipped: 0, ordered: 0 },
      more: { lower: 0, upper: 0 },
    },
    ...{ lastMade: null, recorded: null },
  });
  const hiddenDay = dayOfHalf(false);
  setClock('10:00', hiddenDay);
  const hidden = await readPot(hiddenDay);
  expect(hidden).toMatchObject({ expected: 6 });
  expect(hidden?.advice).toBeUndefined();
});

test('the next meal shows the vessels of the previous meal, which keeps its expected portions', async () => {
  setClock('14:05');
  await record();
  const next = addDays(day, 1);
  setClock('10:00', next);
  expect((await readPot(next))?.lastMade).toBe(11);
  expect((await readPot(day))?.expected).toBe(20);
});

test('a mess without pots has no meals to record', async () => {
  const other = await makeVendor({ settings: { meals: [lunch] } });
  const answer = await getPots(cook, { params: { vendorId: other.id }, query: {} });
  expect(answer.meals).toEqual([]);
});

test('the effect appears with enough weeks, with its interval', async () => {
  const none = await getPotEffect(cook, { params: params() });
  expect(none).toMatchObject({ weeks: 0, hidden: 'few' });
  const other = await makeVendor({ settings: {} });
  const { entries } = simulateMess(1, minWeeks);
  setClock('10:00', '2026-03-02');
  await putRows(
    entries.map(({ date, mealId, itemId, ...values }) => ({
      ...keys.pot(other.id, `${date}#${mealId}`, itemId),
      ...values,
      left: values.isAdviceShown ? 1 : 2,
      made: 10,
    })),
  );
  expect(await getPotEffect(cook, { params: { vendorId: other.id } })).toMatchObject({
    weeks: minWeeks,
    withAdvice: { leftShare: 0.1 },
    withoutAdvice: { leftShare: 0.2 },
    effect: { difference: -0.1, lower: -0.1, upper: -0.1 },
    hidden: null,
  });
});

async function sellPasses(count: number): Promise<void> {
  const owner: Actor = {
    role: 'vendor',
    userId: 'U'.repeat(26),
    vendorId: vendor.id,
    name: 'Meera',
  };
  const type = {
    ...{ id: 'EVR1', name: 'Monthly lunch', kind: 'every' as const, meals: ['MEA1'] },
    ...{ count: 30, days: 30, price: 2400 },
  };
  setClock('08:00');
  await savePassTypes(owner, { params: params(), body: { types: [type], knownRevision: 0 } });
  for (let index = 0; index < count; index += 1) {
    await sellPass(owner, {
      params: params(),
      body: {
        type: 'EVR1',
        member: { name: 'Asha', phone: randomIds.phone(), roll: '', diet: undefined },
        startsOn: day,
        paid: { method: 'cash', amount: 2400 },
      },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  }
}
