import { keys } from '@thali/functions/table/keys';
import { codeStep, formatCode, mealCode } from '@thali/shared/passes/meal-code';
import type { Pass } from '@thali/shared/passes/pass.contract';
import { passSuffix } from '@thali/shared/passes/pass-id';
import { mulberry32 } from '@thali/shared/random/mulberry32';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answerOf,
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
import { readRow } from '../support/test-table.ts';

setUpHandlers();
const { sellPass } = await import('@thali/functions/passes/sell-pass');
const { savePassTypes } = await import('@thali/functions/passes/pass-types');
const { listPasses } = await import('@thali/functions/passes/list-passes');
const { skipMeals, takeBackSkips } = await import('@thali/functions/passes/skip-meals');
const { claimMeal, claimMealByHand } = await import('@thali/functions/passes/claim-meal');
const { getHeadcount } = await import('@thali/functions/passes/get-headcount');
const { getRoster } = await import('@thali/functions/passes/get-roster');

type Mess = Awaited<ReturnType<typeof makePassMess>>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: passTime('08:00:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

async function openMess(cutoff?: string): Promise<Mess> {
  const mess = await makePassMess(passMessSettings(cutoff));
  await savePassTypes(mess.owner, {
    params: mess.params,
    body: { types: passTypes, knownRevision: 0 },
  });
  return mess;
}

async function sellMany({ owner, params }: Mess, count: number): Promise<Pass[]> {
  const passes: Pass[] = [];
  await inParallel(
    Array.from({ length: count }, (_, index) => index),
    async (index) => {
      const member = {
        name: `Member ${index}`,
        phone: undefined,
        roll: undefined,
        diet: undefined,
      };
      const paid = { method: 'cash' as const, amount: 2400 };
      const body = { type: 'EVR1', member, startsOn: passDay, paid };
      passes.push((await sellPass(owner, { params, body, ...withKey() })).pass);
    },
  );
  return passes;
}

async function codesOf({ makeScanner, params }: Mess): Promise<Map<string, string>> {
  const { members } = await getRoster(makeScanner('Roster'), { params });
  const codes = await Promise.all(
    members.map(async ({ passId, key }) => {
      const code = await mealCode(key, codeStep(new Date()));
      return [passId, formatCode({ kind: 'PASS', suffix: passSuffix(passId), code })] as const;
    }),
  );
  return new Map(codes);
}

const list = async ({ owner, params }: Mess) =>
  (await listPasses(owner, { params, query: { limit: 500 } })).passes;
const lunchOf = async ({ owner, params }: Mess) => {
  const { meals } = await getHeadcount(owner, { params, query: { date: passDay } });
  return meals.find(({ meal }) => meal === 'MEA1');
};
const rowOf = (passId: string, kind: 'SKIP' | 'CLAIM') =>
  readRow(keys.passEntry(passId, kind, `${passDay}#MEA1`));
const countOf = <T>(items: readonly T[], matches: (item: T) => boolean) =>
  items.filter(matches).length;

test('accepts one of 1,000 claims of one code on two scanners', async () => {
  const mess = await openMess();
  const [pass] = await sellMany(mess, 1);
  vi.setSystemTime(passTime('12:30:00'));
  const code = (await codesOf(mess)).get(pass?.id ?? '') ?? '';
  const scanners = [mess.makeScanner('Gate'), mess.makeScanner('Hall')];
  const outcomes: string[] = [];
  const claims = Array.from({ length: 1000 }, (_, index) => scanners[index % 2]);
  await inParallel(claims, async (scanner = mess.owner) => {
    const input = { params: mess.params, body: { code } };
    // A repeat after a busy table has the same key, as on a scanner.
    const key = withKey();
    outcomes.push(await outcomeOf(() => claimMeal(scanner, { ...input, ...key })));
  });
  expect(countOf(outcomes, (outcome) => outcome === 'done')).toBe(1);
  expect(countOf(outcomes, (outcome) => outcome === 'ALREADY_CLAIMED')).toBe(999);
  expect((await list(mess))[0]).toMatchObject({ left: 59, claimed: 1, lapsed: 0 });
});

test('1,000 skips, take-backs and claims around the cutoff leave each meal in one state', async () => {
  // Lunch starts at its cutoff, so claims and skips run at the same time.
  const mess = await openMess('12:00');
  const passes = await sellMany(mess, 100);
  const scanner = mess.makeScanner('Gate');
  const random = mulberry32(49);
  const body = { from: passDay, to: passDay, meals: ['MEA1'] };
  const calls = {
    skip: (passId: string) => skipMeals(mess.owner, { params: { passId }, body }),
    'take back': (passId: string) => takeBackSkips(mess.owner, { params: { passId }, body }),
    claim: (passId: string) =>
      claimMealByHand(scanner, { params: mess.params, body: { passId }, ...withKey() }),
  };
  const outcomes = new Map<string, number>();
  vi.setSystemTime(passTime('11:59:59.500'));
  await inParallel(
    Array.from({ length: 1000 }, (_, index) => index),
    async (index) => {
      // The clock passes the cutoff while calls run.
      if (index === 450) vi.setSystemTime(passTime('12:00:00'));
      if (index === 550) vi.setSystemTime(passTime('12:00:00.001'));
      if (index === 800) vi.setSystemTime(passTime('12:00:00.500'));
      const kind = (['skip', 'take back', 'claim'] as const)[Math.floor(random() * 3)] ?? 'claim';
      const { id } = passes[Math.floor(random() * passes.length)] as Pass;
      const outcome = `${kind}: ${await outcomeOf(() => calls[kind](id))}`;
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    },
  );
  expect([...outcomes.keys()].filter((outcome) => !expectedOutcomes.has(outcome))).toEqual([]);
  expect(outcomes.get('claim: done')).toBeGreaterThan(0);
  expect(outcomes.get('skip: SKIP_TOO_LATE')).toBeGreaterThan(0);

  vi.setSystemTime(passTime('12:01:01'));
  const skips = await Promise.all(passes.map(({ id }) => rowOf(id, 'SKIP')));
  const claims = await Promise.all(passes.map(({ id }) => rowOf(id, 'CLAIM')));
  expect(await lunchOf(mess)).toMatchObject({
    passes: 100,
    skipped: countOf(skips, Boolean),
    expected: 100 - countOf(skips, Boolean),
    claimed: countOf(claims, Boolean),
  });
  vi.setSystemTime(passTime('14:05:00'));
  const after = new Map((await list(mess)).map((pass) => [pass.id, pass]));
  for (const [index, { id, sold }] of passes.entries()) {
    const { left = 0, claimed = 0, lapsed = 0 } = after.get(id) ?? {};
    const skipped = skips[index] ? 1 : 0;
    expect([claimed, lapsed, skipped].toSorted(), id).toEqual([0, 0, 1]);
    expect(claimed, id).toBe(claims[index] ? 1 : 0);
    expect(left, id).toBe(sold - claimed - lapsed);
  }
});

const expectedOutcomes = new Set([
  ...['skip: done', 'skip: SKIP_TOO_LATE', 'take back: done', 'take back: SKIP_TOO_LATE'],
  ...['claim: done', 'claim: ALREADY_CLAIMED', 'claim: MEAL_SKIPPED', 'claim: NO_MEAL_NOW'],
]);

test('two scanners take 20 meals a minute for an hour offline, and list the meals taken twice', async () => {
  const mess = await openMess();
  const members = await sellMany(mess, 1100);
  const scanners = [mess.makeScanner('Gate'), mess.makeScanner('Hall')];
  vi.setSystemTime(passTime('12:05:00'));
  const ids = members.map(({ id }) => id);
  // Each scanner takes 600 meals. Both accept the last 100 members.
  const claimsOfScanners = [ids.slice(0, 600), ids.slice(500)].map((passIds) =>
    passIds.map((passId, index) => ({
      passId,
      offlineAt: new Date(passTime('12:05:00').getTime() + index * 6000).toISOString(),
      key: withKey(),
    })),
  );
  vi.setSystemTime(passTime('13:10:00'));
  let doubleCount = 0;
  await Promise.all(
    claimsOfScanners.map((claims, index) =>
      inParallel(
        claims,
        async ({ passId, offlineAt, key }) => {
          const input = { params: mess.params, body: { passId, offlineAt }, ...key };
          const send = () => answerOf(() => claimMealByHand(scanners[index] ?? mess.owner, input));
          const { claim } = await send();
          // The answer was lost, so the scanner sends the claim again.
          expect((await send()).claim.isDouble).toBe(claim.isDouble);
          if (claim.isDouble) doubleCount += 1;
        },
        8,
      ),
    ),
  );
  expect(doubleCount).toBe(100);
  const counted = await lunchOf(mess);
  expect(counted).toMatchObject({ claimed: 1100, byHand: 1100 });
  expect(counted?.doubles).toHaveLength(100);
}, 600_000);
