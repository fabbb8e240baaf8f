import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { guest } from '@thali/functions/http/actor';
import { keys } from '@thali/functions/table/keys';
import { setEnvironment } from '@thali/local/environment';
import { encodeCrockford } from '@thali/shared/ids/crockford';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { outcomeOf, outcomeOfCall, recordAttack, succeeded } from '../security/count-attacks.ts';
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
import { messagesTo, wrongCode } from '../support/outbox.ts';
import { quickOrLong } from '../support/quick-or-long.ts';
import { randomIds } from '../support/random-ids.ts';
import { runConcurrently } from '../support/razorpay-events.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { demoSignIns } from '../support/sign-in.ts';
import { testRequestContext } from '../support/test-context.ts';
import { changeRow } from '../support/test-table.ts';

/** Imports the use cases into this process. The test sets the clock and the IP address. */
async function importUseCases() {
  setUpHandlers();
  const { issueOtp, proveOtp } = await import('@thali/functions/auth/otp/otp');
  const { requestOtp: request } = await import('@thali/functions/auth/otp/request-otp');
  const { recordSend } = await import('@thali/functions/auth/otp/send-log.table');
  return {
    issueOtp,
    proveOtp: (use: Parameters<typeof proveOtp>[0], code: string, now?: number) =>
      proveOtp(use, code, 'device', now),
    recordSend,
    request: (phone: string, sourceIp: string) =>
      request(guest, { body: { phone, action: 'login' } }, testRequestContext(sourceIp)),
  };
}
let useCases: Awaited<ReturnType<typeof importUseCases>>;
beforeAll(async () => {
  useCases = await importUseCases();
});

const signIn = (target: string) => ({ purpose: 'sign-in', target }) as const;
const succeeds = (attempt: Promise<unknown>) =>
  attempt.then(
    () => true,
    () => false,
  );

/** Runs the attempts, `atOnce` at a time. @returns the outcome of each attempt */
function outcomesOf(attempts: readonly (() => Promise<unknown>)[], atOnce = 50): Promise<string[]> {
  return runConcurrently(attempts, atOnce, (attempt) => outcomeOfCall(attempt()));
}

function countAccepted(outcomes: readonly string[]): number {
  return outcomes.filter((outcome) => outcome === succeeded).length;
}

/** The outcomes without the first `allowed` successes, because the rules permit these. */
function outcomesBeyondLimit(allowed: number, outcomes: readonly string[]): string[] {
  const surplus = Math.max(0, countAccepted(outcomes) - allowed);
  const through = Array.from({ length: surplus }, () => succeeded);
  return [...outcomes.filter((outcome) => outcome !== succeeded), ...through];
}

test('refuses the right code after five wrong guesses', async () => {
  const perCode = quickOrLong(600, 10_000) / 5;
  const use = signIn(randomIds.phone());
  const outcomes: string[] = [];
  for (let codeCount = 0; codeCount < 5; codeCount += 1) {
    const code = await useCases.issueOtp(use);
    const guess = (text: string) => () => useCases.proveOtp(use, text);
    // After five wrong guesses the right code is refused too.
    const wrong = Array.from({ length: 100 }, (_, n) => guess(wrongCode(String(Number(code) + n))));
    outcomes.push(...(await outcomesOf(wrong)));
    const remainingGuesses = Array.from({ length: perCode - 101 }, () =>
      guess(String(randomInt(1e6)).padStart(6, '0')),
    );
    outcomes.push(...(await outcomesOf([...remainingGuesses, guess(code)])));
  }
  recordAttack('Codes: guesses, with the right code after five wrong guesses', outcomes);
  expect([outcomes.length, countAccepted(outcomes)]).toEqual([perCode * 5, 0]);
}, 120_000);

test('compares at most five concurrent guesses', async () => {
  const use = signIn(randomIds.phone());
  const outcomes: string[] = [];
  for (let round = 0; round < 20; round += 1) {
    const code = await useCases.issueOtp(use);
    const guesses = Array.from({ length: 50 }, () => () => useCases.proveOtp(use, code));
    outcomes.push(...(await outcomesOf(guesses)));
  }
  // Each guess is right, so the platform accepts every guess that it compares.
  recordAttack('Codes: concurrent guesses beyond five', outcomesBeyondLimit(20 * 5, outcomes));
  expect([outcomes.length, countAccepted(outcomes)]).toEqual([20 * 50, 20 * 5]);
});

test('a code works once, even for twenty concurrent attempts', async () => {
  const outcomes: string[] = [];
  for (let round = 0; round < 10; round += 1) {
    const use = signIn(randomIds.phone());
    const code = await useCases.issueOtp(use);
    const take = async () => (await useCases.proveOtp(use, code)).consume();
    const first = await outcomesOf(
      Array.from({ length: 20 }, () => take),
      20,
    );
    expect(countAccepted(first)).toBe(1);
    outcomes.push(...outcomesBeyondLimit(1, first), ...(await outcomesOf([take, take, take])));
  }
  recordAttack('Codes: used again', outcomes);
  expect([outcomes.length, countAccepted(outcomes)]).toEqual([10 * 22, 0]);
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
  // The row stores seconds, so start at a whole second.
  const now = Math.ceil(Date.now() / 1000) * 1000;
  const use = signIn(randomIds.phone());
  const code = await useCases.issueOtp(use, {}, now);
  expect(await succeeds(useCases.proveOtp(use, code, now + 299_000))).toBe(true);
  const late = [300_000, 300_001, 301_000, 3_600_000, 86_400_000];
  const outcomes = await outcomesOf(late.map((ms) => () => useCases.proveOtp(use, code, now + ms)));
  recordAttack('Codes: expired', outcomes);
  expect(countAccepted(outcomes)).toBe(0);
  const proven = await useCases.proveOtp(use, code, now + 299_999);
  expect(proven.row.tries).toBe(2);
});

test('a code works only for its phone and purpose, until a new code replaces it', async () => {
  const [ownSignIn, otherSignIn] = [signIn(randomIds.phone()), signIn(randomIds.phone())];
  const [first, ofOther] = [
    await useCases.issueOtp(ownSignIn),
    await useCases.issueOtp(otherSignIn),
  ];
  const attempts = [
    () => useCases.proveOtp(otherSignIn, first),
    () => useCases.proveOtp(ownSignIn, ofOther),
    () => useCases.proveOtp({ purpose: 'reset', target: ownSignIn.target }, first),
  ];
  const outcomes = first === ofOther ? [] : await outcomesOf(attempts);
  const second = await useCases.issueOtp(ownSignIn);
  if (second !== first)
    outcomes.push(...(await outcomesOf([() => useCases.proveOtp(ownSignIn, first)])));
  recordAttack('Codes: of another phone, purpose or message', outcomes);
  expect(countAccepted(outcomes)).toBe(0);
  expect(await succeeds(useCases.proveOtp(ownSignIn, second))).toBe(true);
});

test('sends no second code within a minute, to known and unknown phones alike', async () => {
  for (const phone of [randomIds.phone(), (await registerCustomer()).phone]) {
    await clearSendLog(phone).catch(() => undefined);
    const startedAt = Date.now();
    const answers = await Promise.all(Array.from({ length: 10 }, () => requestOtp(phone)));
    const elapsedSeconds = Math.ceil((Date.now() - startedAt) / 1000);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const answer of refused) {
      expectRefusal(answer, 'TOO_MANY_REQUESTS');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(60 - elapsedSeconds);
      expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    }
  }
});

test('limits concurrent sends to one phone and from one address', async () => {
  // A phone may get a second code after a minute, so the test freezes the clock.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const tries = quickOrLong(200, 1000);
  const phone = randomIds.phone();
  const toOne = await outcomesOf(
    Array.from({ length: tries }, () => () => useCases.request(phone, randomUUID())),
  );
  vi.useRealTimers();
  const address = randomUUID();
  setEnvironment({ OTP_SENDS_PER_ADDRESS_HOUR: '30' });
  const byOne = await outcomesOf(
    Array.from({ length: tries }, () => () => useCases.request(randomIds.phone(), address)),
  );
  recordAttack('Codes: sends to one phone beyond one', outcomesBeyondLimit(1, toOne));
  recordAttack('Codes: sends by one address beyond 30', outcomesBeyondLimit(30, byOne));
  expect([countAccepted(toOne), countAccepted(byOne)]).toEqual([1, 30]);
  expect(await messagesTo(phone)).toHaveLength(1);
});

test('sends one phone at most 5 codes an hour and 10 a day', async () => {
  const scope = `otp:target:${randomUUID()}`;
  const limits = { gapSeconds: 60, perHour: 5, perDay: 10 };
  // The times are in the future, because the clean-up deletes rows of past days.
  const startedAt = Date.now();
  const sendTimes: number[] = [];
  const outcomes: string[] = [];
  for (let n = 0; n < 1000; n += 1) {
    const at = startedAt + n * 172_800;
    const outcome = await outcomeOfCall(useCases.recordSend(scope, limits, at));
    outcomes.push(outcome);
    if (outcome === succeeded) sendTimes.push(at);
  }
  const maxIn = (ms: number) =>
    Math.max(
      ...sendTimes.map((from) => sendTimes.filter((at) => at >= from && at < from + ms).length),
    );
  recordAttack('Codes: sends in two days beyond twenty', outcomesBeyondLimit(20, outcomes));
  expect([maxIn(3_600_000), maxIn(86_400_000), sendTimes.length]).toEqual([5, 10, 20]);
});

test('refuses a first password if the account has a password or is unknown, and after the deadline', async () => {
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

test('accepts one of several concurrent first passwords, and only this password signs in', async () => {
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
    outcomesBeyondLimit(1, answers.map(outcomeOf)),
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
  await expect(run(guest, { body }, testRequestContext())).rejects.toThrow('injected');
  cognito.middlewareStack.remove('injected');
  expect((await setPassword(customerId, 'chai 4 u')).status).toBe(200);
});
