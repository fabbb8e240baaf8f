import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { guest } from '@thali/functions/http/actor';
import { keys } from '@thali/functions/table/keys';
import { setEnvironment } from '@thali/local/environment';
import { encodeCrockford } from '@thali/shared/ids/crockford';
import { beforeAll, expect, test } from 'vitest';
import { outcomeOf, outcomeOfCall, recordAttack, succeeded } from '../security/count-attacks.ts';
import { attempts } from '../support/attempts.ts';
import {
  clearSendLog,
  freshOtp,
  login,
  openCustomer,
  registerCustomer,
  requestOtp,
  setPassword,
  verifyOtp,
} from '../support/customers.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { handlersHere } from '../support/handlers-here.ts';
import { sentTo, wrongCode } from '../support/outbox.ts';
import { randomIds } from '../support/random-ids.ts';
import { runConcurrently } from '../support/razorpay-events.ts';
import { demoSignIns } from '../support/sign-in.ts';
import { testContext } from '../support/test-context.ts';
import { changeRow } from '../support/test-table.ts';

/** The use cases in this process, with a clock and an address that the test sets. */
async function useCases() {
  handlersHere();
  const { issueOtp, proveOtp } = await import('@thali/functions/auth/otp/otp');
  const { requestOtp: request } = await import('@thali/functions/auth/otp/request-otp');
  const { recordSend } = await import('@thali/functions/auth/otp/send-log.table');
  return {
    issueOtp,
    proveOtp: (use: Parameters<typeof proveOtp>[0], code: string, now?: number) =>
      proveOtp(use, code, 'device', now),
    recordSend,
    request: (phone: string, sourceIp: string) =>
      request(guest, { body: { phone, action: 'login' } }, testContext(sourceIp)),
  };
}
let here: Awaited<ReturnType<typeof useCases>>;
beforeAll(async () => {
  here = await useCases();
});

const signIn = (target: string) => ({ purpose: 'sign-in', target }) as const;
const succeeds = (attempt: Promise<unknown>) =>
  attempt.then(
    () => true,
    () => false,
  );

/** Runs the attempts, `atOnce` at a time. @returns how each attempt ended */
function endsOf(attempts: readonly (() => Promise<unknown>)[], atOnce = 50): Promise<string[]> {
  return runConcurrently(attempts, atOnce, (attempt) => outcomeOfCall(attempt()));
}

function countAccepted(ends: readonly string[]): number {
  return ends.filter((end) => end === succeeded).length;
}

/** The ends of the attempts without `allowed` justified successes. */
function excess(allowed: number, ends: readonly string[]): string[] {
  const surplus = Math.max(0, countAccepted(ends) - allowed);
  const through = Array.from({ length: surplus }, () => succeeded);
  return [...ends.filter((end) => end !== succeeded), ...through];
}

test('refuses the right code after five wrong guesses', async () => {
  const perCode = attempts(600, 10_000) / 5;
  const use = signIn(randomIds.phone());
  const ends: string[] = [];
  for (let sent = 0; sent < 5; sent += 1) {
    const code = await here.issueOtp(use);
    const guess = (text: string) => () => here.proveOtp(use, text);
    // After five wrong guesses the right code is refused too.
    const wrong = Array.from({ length: 100 }, (_, n) => guess(wrongCode(String(Number(code) + n))));
    ends.push(...(await endsOf(wrong)));
    const rest = Array.from({ length: perCode - 101 }, () =>
      guess(String(randomInt(1e6)).padStart(6, '0')),
    );
    ends.push(...(await endsOf([...rest, guess(code)])));
  }
  recordAttack('Codes: guesses, with the right code after five wrong guesses', ends);
  expect([ends.length, countAccepted(ends)]).toEqual([perCode * 5, 0]);
}, 120_000);

test('compares at most five concurrent guesses', async () => {
  const use = signIn(randomIds.phone());
  const ends: string[] = [];
  for (let round = 0; round < 20; round += 1) {
    const code = await here.issueOtp(use);
    const guesses = Array.from({ length: 50 }, () => () => here.proveOtp(use, code));
    ends.push(...(await endsOf(guesses)));
  }
  // Each guess is right, so the number of accepted guesses is the number of compared guesses.
  recordAttack('Codes: concurrent guesses beyond five', excess(20 * 5, ends));
  expect([ends.length, countAccepted(ends)]).toEqual([20 * 50, 20 * 5]);
});

test('a code works once, even for twenty concurrent attempts', async () => {
  const ends: string[] = [];
  for (let round = 0; round < 10; round += 1) {
    const use = signIn(randomIds.phone());
    const code = await here.issueOtp(use);
    const take = async () => (await here.proveOtp(use, code)).consume();
    const first = await endsOf(
      Array.from({ length: 20 }, () => take),
      20,
    );
    expect(countAccepted(first)).toBe(1);
    ends.push(...excess(1, first), ...(await endsOf([take, take, take])));
  }
  recordAttack('Codes: used again', ends);
  expect([ends.length, countAccepted(ends)]).toEqual([10 * 22, 0]);
});

test('over HTTP a code signs in once, and not after five wrong guesses', async () => {
  const { phone } = await registerCustomer();
  await clearSendLog(phone);
  const otp = await freshOtp(phone);
  const body = { phone, otp, action: 'login' };
  expect((await verifyOtp(body)).status).toBe(200);
  expectRefusal(await verifyOtp(body), 'INVALID_OTP');
  await clearSendLog(phone);
  const next = await freshOtp(phone);
  for (let wrong = 0; wrong < 5; wrong += 1) {
    expectRefusal(await verifyOtp({ ...body, otp: wrongCode(next) }), 'INVALID_OTP');
  }
  expectRefusal(await verifyOtp({ ...body, otp: next }), 'INVALID_OTP');
});

test('a code expires after five minutes, before the clean-up deletes its row', async () => {
  // A whole second, because the row stores seconds.
  const now = Math.ceil(Date.now() / 1000) * 1000;
  const use = signIn(randomIds.phone());
  const code = await here.issueOtp(use, {}, now);
  expect(await succeeds(here.proveOtp(use, code, now + 299_000))).toBe(true);
  const late = [300_000, 300_001, 301_000, 3_600_000, 86_400_000];
  const ends = await endsOf(late.map((ms) => () => here.proveOtp(use, code, now + ms)));
  recordAttack('Codes: expired', ends);
  expect(countAccepted(ends)).toBe(0);
  const proven = await here.proveOtp(use, code, now + 299_999);
  expect(proven.row.tries).toBe(2);
});

test('a code works only for its phone and purpose, until a new code replaces it', async () => {
  const [mine, other] = [signIn(randomIds.phone()), signIn(randomIds.phone())];
  const [first, ofOther] = [await here.issueOtp(mine), await here.issueOtp(other)];
  const attempts = [
    () => here.proveOtp(other, first),
    () => here.proveOtp(mine, ofOther),
    () => here.proveOtp({ purpose: 'reset', target: mine.target }, first),
  ];
  const ends = first === ofOther ? [] : await endsOf(attempts);
  const second = await here.issueOtp(mine);
  if (second !== first) ends.push(...(await endsOf([() => here.proveOtp(mine, first)])));
  recordAttack('Codes: of another phone, purpose or message', ends);
  expect(countAccepted(ends)).toBe(0);
  expect(await succeeds(here.proveOtp(mine, second))).toBe(true);
});

test('sends no second code within a minute, to known and unknown phones alike', async () => {
  for (const phone of [randomIds.phone(), (await registerCustomer()).phone]) {
    await clearSendLog(phone).catch(() => undefined);
    const answers = await Promise.all(Array.from({ length: 10 }, () => requestOtp(phone)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const answer of refused) {
      expectRefusal(answer, 'TOO_MANY_REQUESTS');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(55);
    }
  }
});

test('limits concurrent sends to one phone and from one address', async () => {
  const tries = attempts(200, 1000);
  const phone = randomIds.phone();
  const toOne = await endsOf(
    Array.from({ length: tries }, () => () => here.request(phone, randomUUID())),
  );
  const address = randomUUID();
  setEnvironment({ OTP_SENDS_PER_ADDRESS_HOUR: '30' });
  const byOne = await endsOf(
    Array.from({ length: tries }, () => () => here.request(randomIds.phone(), address)),
  );
  recordAttack('Codes: sends to one phone beyond one', excess(1, toOne));
  recordAttack('Codes: sends by one address beyond 30', excess(30, byOne));
  expect([countAccepted(toOne), countAccepted(byOne)]).toEqual([1, 30]);
  expect(await sentTo(phone)).toHaveLength(1);
});

test('sends one phone at most 5 codes an hour and 10 a day', async () => {
  const scope = `otp:target:${randomUUID()}`;
  const limits = { gapSeconds: 60, perHour: 5, perDay: 10 };
  // The times lie in the future, because the clean-up deletes rows of past days.
  const begin = Date.now();
  const sent: number[] = [];
  const ends: string[] = [];
  for (let n = 0; n < 1000; n += 1) {
    const at = begin + n * 172_800;
    const end = await outcomeOfCall(here.recordSend(scope, limits, at));
    ends.push(end);
    if (end === succeeded) sent.push(at);
  }
  const maxIn = (ms: number) =>
    Math.max(...sent.map((from) => sent.filter((at) => at >= from && at < from + ms).length));
  recordAttack('Codes: sends in two days beyond twenty', excess(20, ends));
  expect([maxIn(3_600_000), maxIn(86_400_000), sent.length]).toEqual([5, 10, 20]);
});

test('refuses a first password for an account that has one, is unknown, or is too late', async () => {
  const withPassword = await registerCustomer('chai 4 u', randomIds.email());
  const late = await openCustomer();
  await changeRow(keys.user(late.customerId), {
    setPasswordUntil: Math.floor(Date.now() / 1000),
  });
  const demo = await Promise.all(Object.values(demoSignIns).map((person) => person()));
  const ids = [
    withPassword.userId,
    late.customerId,
    ...demo.map(({ userId }) => userId),
    ...Array.from({ length: 40 }, () => encodeCrockford(randomBytes(26), 26)),
  ];
  const answers = await Promise.all(ids.map((id) => setPassword(id, 'mine now')));
  for (const answer of answers) expectRefusal(answer, 'REGISTRATION_EXPIRED');
  expect(new Set(answers.map(({ json }) => json.error)).size).toBe(1);
  recordAttack('First passwords: of other accounts', answers.map(outcomeOf));
  expect((await login(withPassword.email ?? '', 'chai 4 u')).status).toBe(200);
  expectRefusal(await login(withPassword.email ?? '', 'mine now'), 'INVALID_CREDENTIALS');
});

test('accepts one of several concurrent first passwords, and only this one signs in', async () => {
  const email = randomIds.email();
  const { customerId } = await openCustomer(email);
  const passwords = Array.from({ length: 10 }, (_, index) => `racer number ${index}`);
  const answers = await Promise.all(passwords.map((password) => setPassword(customerId, password)));
  const winners = passwords.filter((_, index) => answers[index]?.status === 200);
  expect(winners).toHaveLength(1);
  const signedIn = await Promise.all(passwords.map((password) => login(email, password)));
  expect(passwords.filter((_, index) => signedIn[index]?.status === 200)).toEqual(winners);
  expectRefusal(await setPassword(customerId, 'once more'), 'REGISTRATION_EXPIRED');
  recordAttack(
    'First passwords: concurrent attempts beyond the first',
    excess(1, answers.map(outcomeOf)),
  );
});

test('a customer can repeat a first password after Cognito refused it', async () => {
  const { customerId } = await openCustomer();
  const { setPassword: run } = await import('@thali/functions/auth/passwords/set-password');
  const { cognito } = await import('@thali/functions/auth/cognito/cognito');
  cognito.middlewareStack.add(
    (next, context) => (args) =>
      context.commandName === 'AdminSetUserPasswordCommand'
        ? Promise.reject(new Error('injected'))
        : next(args),
    { step: 'initialize', name: 'injected' },
  );
  const body = { customerId, password: 'chai 4 u' };
  await expect(run(guest, { body }, testContext())).rejects.toThrow('injected');
  cognito.middlewareStack.remove('injected');
  expect((await setPassword(customerId, 'chai 4 u')).status).toBe(200);
});
