import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { guest } from '@thali/functions/http/actor';
import { keys } from '@thali/functions/table/keys';
import { setEnvironment } from '@thali/local/environment';
import { encodeCrockford } from '@thali/shared/ids/crockford';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attempts } from '../support/attempts.ts';
import {
  forgetSends,
  freshOtp,
  login,
  madeCustomer,
  openCustomer,
  requestOtp,
  setPassword,
  verifyOtp,
} from '../support/customers.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { handlersHere } from '../support/handlers-here.ts';
import { sentTo, wrongCode } from '../support/outbox.ts';
import { randomIds } from '../support/random-ids.ts';
import { demoSignIns } from '../support/sign-in.ts';
import { testContext } from '../support/test-context.ts';
import { changeRow } from '../support/test-table.ts';

const counts: string[] = [];
function report(what: string, tried: number, accepted: number): void {
  counts.push(`${what}: ${tried.toLocaleString('en-IN')} tried, ${accepted} accepted`);
}
afterAll(() => {
  console.log(['Attacks on codes and first passwords', ...counts].join('\n  '));
});

/** The use cases as they run here, with a clock and an address of the test's own. */
async function useCases() {
  handlersHere();
  const { issueOtp, proveOtp } = await import('@thali/functions/auth/otp/otp');
  const { requestOtp: request } = await import('@thali/functions/auth/otp/request-otp');
  const { recordSend } = await import('@thali/functions/auth/otp/send-log.table');
  return {
    issueOtp,
    proveOtp,
    recordSend,
    request: (phone: string, sourceIp: string) =>
      request(guest, { body: { phone } }, testContext(sourceIp)),
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

/** Runs attempts, so many at once; how many of them succeeded. */
async function acceptedOf(attempts: readonly (() => Promise<unknown>)[], atOnce = 50) {
  let [next, accepted] = [0, 0];
  const worker = async () => {
    for (let attempt = attempts[next++]; attempt; attempt = attempts[next++]) {
      if (await succeeds(attempt())) accepted += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return accepted;
}

test('guesses at the codes of one phone, the right one among them', async () => {
  const perCode = attempts(1000, 10_000) / 5;
  const use = signIn(randomIds.phone());
  let [tried, accepted] = [0, 0];
  for (let sent = 0; sent < 5; sent += 1) {
    const code = await here.issueOtp(use);
    const guess = (text: string) => () => here.proveOtp(use, text);
    // Whoever has guessed wrong five times gets nothing for the right code either.
    const wrong = Array.from({ length: 100 }, (_, n) => guess(wrongCode(String(Number(code) + n))));
    accepted += await acceptedOf(wrong);
    const rest = Array.from({ length: perCode - 101 }, () =>
      guess(String(randomInt(1e6)).padStart(6, '0')),
    );
    accepted += await acceptedOf([...rest, guess(code)]);
    tried += wrong.length + rest.length + 1;
  }
  report('Guesses at one phone’s codes', tried, accepted);
  expect([tried, accepted]).toEqual([perCode * 5, 0]);
}, 120_000);

test('of guesses at the same moment no more than five are compared', async () => {
  const use = signIn(randomIds.phone());
  let compared = 0;
  for (let round = 0; round < 20; round += 1) {
    const code = await here.issueOtp(use);
    compared += await acceptedOf(Array.from({ length: 50 }, () => () => here.proveOtp(use, code)));
  }
  // Every one of them brought the right code, so that what was compared is what was accepted.
  counts.push(`Right codes at the same moment: 20 times 50 tried, ${compared / 20} compared each`);
  expect(compared).toBe(20 * 5);
});

test('a code that was used is used up, also by twenty at once', async () => {
  let [tried, second] = [0, 0];
  for (let round = 0; round < 10; round += 1) {
    const use = signIn(randomIds.phone());
    const code = await here.issueOtp(use);
    const take = async () => (await here.proveOtp(use, code)).consume();
    const first = await acceptedOf(
      Array.from({ length: 20 }, () => take),
      20,
    );
    expect(first).toBe(1);
    second += await acceptedOf([take, take, take]);
    tried += 3 + 19;
  }
  report('Reuse of a code', tried, second);
  expect(second).toBe(0);
});

test('over the wire: a code signs in once, and not after five wrong ones', async () => {
  const { phone } = await madeCustomer();
  await forgetSends(phone);
  const otp = await freshOtp(phone);
  const body = { phone, otp, action: 'login' };
  expect((await verifyOtp(body)).status).toBe(200);
  expectRefusal(await verifyOtp(body), 'INVALID_OTP');
  await forgetSends(phone);
  const next = await freshOtp(phone);
  for (let wrong = 0; wrong < 5; wrong += 1) {
    expectRefusal(await verifyOtp({ ...body, otp: wrongCode(next) }), 'INVALID_OTP');
  }
  expectRefusal(await verifyOtp({ ...body, otp: next }), 'INVALID_OTP');
});

test('a code lapses after five minutes, by the condition and not by the clean-up', async () => {
  const now = Date.UTC(2026, 10, 21, 12);
  const use = signIn(randomIds.phone());
  const code = await here.issueOtp(use, {}, now);
  expect(await succeeds(here.proveOtp(use, code, now + 299_000))).toBe(true);
  const late = [300_000, 300_001, 301_000, 3_600_000, 86_400_000];
  const accepted = await acceptedOf(late.map((ms) => () => here.proveOtp(use, code, now + ms)));
  report('Lapsed codes', late.length, accepted);
  expect(accepted).toBe(0);
  const proven = await here.proveOtp(use, code, now + 299_999);
  expect(proven.row.tries).toBe(2);
});

test('a code fits its own phone and its own purpose, and a new one voids it', async () => {
  const [mine, other] = [signIn(randomIds.phone()), signIn(randomIds.phone())];
  const [first, ofOther] = [await here.issueOtp(mine), await here.issueOtp(other)];
  const attempts = [
    () => here.proveOtp(other, first),
    () => here.proveOtp(mine, ofOther),
    () => here.proveOtp({ purpose: 'reset', target: mine.target }, first),
  ];
  const accepted = first === ofOther ? 0 : await acceptedOf(attempts);
  const second = await here.issueOtp(mine);
  const voided = second === first ? 0 : await acceptedOf([() => here.proveOtp(mine, first)]);
  report('Codes of another phone, purpose or an earlier message', 4, accepted + voided);
  expect(accepted + voided).toBe(0);
  expect(await succeeds(here.proveOtp(mine, second))).toBe(true);
});

test('no second code within a minute, for known and unknown phones alike', async () => {
  for (const phone of [randomIds.phone(), (await madeCustomer()).phone]) {
    await forgetSends(phone).catch(() => undefined);
    const answers = await Promise.all(Array.from({ length: 10 }, () => requestOtp(phone)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const answer of refused) {
      expectRefusal(answer, 'TOO_MANY_REQUESTS');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(55);
    }
  }
});

test('sends asked for at once for one phone, and for many by one address', async () => {
  const tries = attempts(200, 1000);
  const phone = randomIds.phone();
  const toOne = await acceptedOf(
    Array.from({ length: tries }, () => () => here.request(phone, randomUUID())),
  );
  const address = randomUUID();
  setEnvironment({ OTP_SENDS_PER_ADDRESS_HOUR: '30' });
  const byOne = await acceptedOf(
    Array.from({ length: tries }, () => () => here.request(randomIds.phone(), address)),
  );
  counts.push(`Sends to one phone: ${tries} tried, ${toOne} sent`);
  counts.push(`Sends by one address: ${tries} tried, ${byOne} sent (with a cap of 30)`);
  expect([toOne, byOne]).toEqual([1, 30]);
  expect(await sentTo(phone)).toHaveLength(toOne);
});

test('1,000 sends over two days for one phone: 5 in any hour, 10 in any day', async () => {
  const scope = `otp:target:${randomUUID()}`;
  const limits = { gapSeconds: 60, perHour: 5, perDay: 10 };
  const begin = Date.UTC(2026, 10, 21);
  const sent: number[] = [];
  for (let n = 0; n < 1000; n += 1) {
    const at = begin + n * 172_800;
    if (await succeeds(here.recordSend(scope, limits, at))) sent.push(at);
  }
  const mostIn = (ms: number) =>
    Math.max(...sent.map((from) => sent.filter((at) => at >= from && at < from + ms).length));
  counts.push(`Sends over two days: 1,000 tried, ${sent.length} sent`);
  expect([mostIn(3_600_000), mostIn(86_400_000), sent.length]).toEqual([5, 10, 20]);
});

test('first passwords for accounts that are somebody’s, nobody’s, late or done', async () => {
  const withPassword = await madeCustomer('chai 4 u', randomIds.email());
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
  const taken = answers.filter(({ status }) => status === 200);
  report('First passwords for other accounts', ids.length, taken.length);
  expect((await login(withPassword.email ?? '', 'chai 4 u')).status).toBe(200);
  expectRefusal(await login(withPassword.email ?? '', 'mine now'), 'INVALID_CREDENTIALS');
});

test('of racing first passwords one wins, and it is the one that signs in', async () => {
  const email = randomIds.email();
  const { customerId } = await openCustomer(email);
  const passwords = Array.from({ length: 10 }, (_, index) => `racer number ${index}`);
  const answers = await Promise.all(passwords.map((password) => setPassword(customerId, password)));
  const winners = passwords.filter((_, index) => answers[index]?.status === 200);
  expect(winners).toHaveLength(1);
  const signedIn = await Promise.all(passwords.map((password) => login(email, password)));
  expect(passwords.filter((_, index) => signedIn[index]?.status === 200)).toEqual(winners);
  expectRefusal(await setPassword(customerId, 'once more'), 'REGISTRATION_EXPIRED');
  report('First passwords beside the first', passwords.length, winners.length - 1);
});

test('a first password that Cognito refused can be set again at once', async () => {
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
