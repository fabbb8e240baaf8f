import { keys } from '@thali/functions/table/keys';
import { balanceOf, type PassAccount } from '@thali/shared/passes/pass-balance';
import { mulberry32 } from '@thali/shared/random/mulberry32';
import { addDays, datesBetween } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  inParallel,
  makePassMess,
  outcomeOf,
  passDay,
  passMessSettings,
  passTime,
  passTypes,
  withKey,
} from '../support/pass-mess.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { changeRow } from '../support/test-table.ts';

setUpHandlers();
const { sellPass } = await import('@thali/functions/passes/sell-pass');
const { savePassTypes } = await import('@thali/functions/passes/pass-types');
const { skipMeals, takeBackSkips } = await import('@thali/functions/passes/skip-meals');
const { claimMealByHand } = await import('@thali/functions/passes/claim-meal');
const { undoClaim } = await import('@thali/functions/passes/undo-claim');
const { voidMeals } = await import('@thali/functions/passes/void-meals');
const { settlePasses } = await import('@thali/functions/passes/settle-passes');
const { erasePass } = await import('@thali/functions/operations/person-passes.table');
const { readFixedMeals } = await import('@thali/functions/passes/fixed-meals.table');
const { readPass, readPassHistory } = await import('@thali/functions/passes/passes.table');

const messes = 20;
const passesPerMess = 25;
const days = 16;
const lastImportedDay = addDays(passDay, days);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: passTime('08:00:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

type Mess = Awaited<ReturnType<typeof openMess>>;

async function openMess() {
  const mess = await makePassMess(passMessSettings());
  const { owner, params } = mess;
  await savePassTypes(owner, { params, body: { types: passTypes, knownRevision: 0 } });
  return { ...mess, scanner: mess.makeScanner('Gate'), holidays: [] as { date: string }[] };
}

/** One pass with its random history. */
interface History {
  mess: Mess;
  random: () => number;
  /** Calls whose answers were lost. They run again later. */
  replays: (() => Promise<unknown>)[];
  passId: string;
}

async function sell(mess: Mess, seed: number): Promise<History> {
  const random = mulberry32(seed);
  const { owner, params } = mess;
  const member = { name: 'Asha', phone: undefined, roll: undefined, diet: undefined };
  const isImport = random() < 0.3;
  const paid = { method: isImport ? ('before' as const) : ('cash' as const), amount: 0 };
  const before = { meals: 1 + Math.floor(random() * 12), until: lastImportedDay };
  const body = {
    ...{ type: random() < 0.7 ? 'EVR1' : 'OPN1', member, startsOn: passDay, paid },
    ...(isImport && { before }),
  };
  const key = withKey();
  const call = () => sellPass(owner, { params, body, ...key });
  const { pass } = await call();
  return { mess, random, replays: [call], passId: pass.id };
}

async function runRandomCall(history: History, outcomes: Set<string>): Promise<void> {
  const { random, replays } = history;
  const run = async (call: () => Promise<unknown>) => {
    outcomes.add(await outcomeOf(call));
    // The call runs again, at once or later, as after a lost answer.
    if (random() < 0.3) outcomes.add(await outcomeOf(call));
    if (random() < 0.2) replays.push(call);
  };
  const choice = random();
  const replay = replays[Math.floor(random() * replays.length)];
  if (choice < 0.1 && replay) outcomes.add(await outcomeOf(replay));
  else if (choice < 0.45) await run(claim(history));
  else if (choice < 0.6) await run(changeSkips(history));
  else if (choice < 0.65) await run(undo(history));
  else if (choice < 0.7) await run(voidRandomMeals(history));
  else if (choice < 0.705) await erase(history);
}

function claim({ mess: { scanner, params }, passId, random }: History) {
  const isOffline = random() < 0.3;
  const offlineAt = new Date(Date.now() - random() * 4 * 3_600_000).toISOString();
  const body = { passId, ...(isOffline && { offlineAt }) };
  const key = withKey();
  return () => claimMealByHand(scanner, { params, body, ...key });
}

function changeSkips({ mess: { owner }, passId, random }: History) {
  const from = addDays(today(), Math.floor(random() * 3));
  const to = addDays(from, Math.floor(random() * 3));
  const meals = random() < 0.5 ? ['MEA1'] : ['MEA1', 'MEA2'];
  const change = random() < 0.7 ? skipMeals : takeBackSkips;
  return () => change(owner, { params: { passId }, body: { from, to, meals } });
}

function undo({ mess: { owner, params }, passId }: History) {
  const input = { ...params, passId, date: today(), mealId: 'MEA1' };
  return () => undoClaim(owner, { params: input, body: { reason: 'Mistake' } });
}

function voidRandomMeals(history: History) {
  const { mess, passId, random } = history;
  const meals = 1 + Math.floor(random() * 3);
  const key = withKey();
  let knownLeft: number | undefined;
  return async () => {
    knownLeft ??= (await storedBalance(history)).left;
    const body = { meals, reason: 'Moved away', knownLeft };
    await voidMeals(mess.owner, { params: { passId }, body, ...key });
  };
}

async function erase({ passId }: History): Promise<void> {
  const pass = await readPass(passId);
  if (pass) await erasePass(pass);
}

/** The pass and its fixed meals. */
async function readAll({ mess, passId }: History) {
  const pass = await readPass(passId);
  if (!pass) throw new Error('No pass');
  const meals = await readFixedMeals(mess.vendor.id, passDay, addDays(today(), 3));
  return { pass, meals };
}

/** The balance computed from the stored row. */
async function storedBalance(history: History) {
  const { pass, meals } = await readAll(history);
  return { ...balanceOf(pass, meals, new Date()), voided: pass.voided };
}

/** The balance computed from the rows of the history alone, without the totals of the stored row. */
async function recount(history: History) {
  const { pass, meals } = await readAll(history);
  const { claims, skips, voids } = await readPassHistory(history.passId);
  const soldDays = pass.kind === 'every' ? 30 : 60;
  const account: PassAccount = {
    ...pass,
    voided: voids.reduce((sum, row) => sum + row.meals, 0),
    ...{ claimed: 0, lapsed: 0, foldedThrough: addDays(passDay, -1) },
    until: pass.paid.method === 'before' ? lastImportedDay : addDays(passDay, soldDays - 1),
    claims: [...claims.keys()],
    skips: [...skips.keys()],
  };
  return { ...balanceOf(account, meals, new Date()), voided: account.voided };
}

const today = () => toIst(new Date()).date;

async function closeDay(mess: Mess, date: string): Promise<void> {
  mess.holidays.push({ date });
  await changeRow(keys.vendorProfile(mess.vendor.id), {
    settings: { ...passMessSettings(), holidays: mess.holidays },
  });
}

test('sold = left + claimed + lapsed + voided over 500 random histories', async () => {
  const random = mulberry32(2031);
  const open = await Promise.all(Array.from({ length: messes }, openMess));
  const seeds = open.flatMap((mess, index) =>
    Array.from({ length: passesPerMess }, (_, nth) => ({
      mess,
      seed: 1 + index * passesPerMess + nth,
    })),
  );
  const histories: History[] = [];
  await inParallel(seeds, async ({ mess, seed }) => {
    histories.push(await sell(mess, seed));
  });
  expect(histories).toHaveLength(500);
  const outcomes = new Set<string>();
  for (const date of datesBetween(passDay, addDays(passDay, days - 1))) {
    for (const clock of ['08:30', '12:30', '19:30']) {
      vi.setSystemTime(passTime(`${clock}:00`, date));
      for (const mess of open) {
        if (random() < 0.02) await closeDay(mess, addDays(date, Math.floor(random() * 2)));
      }
      await inParallel(histories, (history) => runRandomCall(history, outcomes));
    }
    vi.setSystemTime(passTime('03:00:00', addDays(date, 1)));
    // The nightly job runs zero to two times.
    const runs = Math.floor(random() * 3);
    await inParallel(open, async ({ vendor }) => {
      for (let run = 0; run < runs; run += 1) await settlePasses(vendor.id, new Date());
    });
  }
  expect([...outcomes].filter((outcome) => !expectedOutcomes.has(outcome))).toEqual([]);
  for (const { vendor } of open) await settlePasses(vendor.id, new Date());
  let lapsedMeals = 0;
  await inParallel(histories, async (history) => {
    const { pass } = await readAll(history);
    const balance = await storedBalance(history);
    const { left, claimed, lapsed, voided } = balance;
    expect(pass.sold, history.passId).toBe(left + claimed + lapsed + voided);
    expect(balance, history.passId).toEqual(await recount(history));
    lapsedMeals += lapsed;
  });
  expect(lapsedMeals).toBeGreaterThan(500);
}, 1_800_000);

const expectedOutcomes = new Set([
  ...['done', 'ALREADY_CLAIMED', 'MEAL_SKIPPED', 'NO_MEAL_NOW', 'PASS_OVER', 'TOO_OLD'],
  ...['SKIP_TOO_LATE', 'SKIP_LIMIT', 'TOO_LATE_TO_UNDO', 'PASS_CHANGED', 'PASS_NOT_FOUND'],
  // A replayed sale of an erased member, and the limits of voids.
  ...['IDEMPOTENCY_KEY_REUSED', 'TOO_MANY_REQUESTS'],
]);
