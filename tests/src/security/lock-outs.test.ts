import { randomUUID } from 'node:crypto';
import { guest } from '@thali/functions/http/actor';
import type { RequestContext } from '@thali/functions/http/pipeline';
import { scopeHash } from '@thali/functions/limits/scope-hash';
import { keys } from '@thali/functions/table/keys';
import { demoPassword } from '@thali/local/seed/demo-people';
import type { Role } from '@thali/shared/auth/user.contract';
import { beforeAll, expect, test } from 'vitest';
import { clearSendLog, registerCustomer } from '../support/customers.ts';
import { codeTo, wrongCode } from '../support/outbox.ts';
import { quickOrLong } from '../support/quick-or-long.ts';
import { randomIds } from '../support/random-ids.ts';
import { runConcurrently } from '../support/razorpay-events.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { makeStaff, makeStudent } from '../support/sign-in.ts';
import { testBrowserContext, testRequestContext } from '../support/test-context.ts';
import { putRows } from '../support/test-table.ts';
import { outcomeOfCall, recordAttack, succeeded } from './count-attacks.ts';

/** Imports the use cases. The caller gives each call an address and a browser. */
async function importUseCases() {
  setUpHandlers();
  const { rememberDevice } = await import('@thali/functions/auth/devices/remember-device');
  const { login } = await import('@thali/functions/auth/sessions/login');
  const { requestOtp } = await import('@thali/functions/auth/otp/request-otp');
  const { verifyOtp } = await import('@thali/functions/auth/otp/verify-otp');
  const signIn = rememberDevice(login);
  const enter = rememberDevice(verifyOtp);
  return {
    signIn: (from: RequestContext, email: string, password: string, role: Role = 'student') =>
      outcomeOfCall(signIn(guest, { body: { email, password, role } }, from)),
    requestCode: (from: RequestContext, phone: string) =>
      requestOtp(guest, { body: { phone, action: 'login' } }, from),
    enterCode: (from: RequestContext, phone: string, otp: string) =>
      outcomeOfCall(enter(guest, { body: { phone, otp, action: 'login' } }, from)),
  };
}
let useCases: Awaited<ReturnType<typeof importUseCases>>;
beforeAll(async () => {
  useCases = await importUseCases();
});

/** Sets the counter of an address to 300 wrong passwords in this quarter of an hour. */
async function exhaustAddress(group: 'address' | 'staff-address', address: string): Promise<void> {
  const window = Math.floor(Date.now() / 1000 / 900);
  await putRows(
    [window, window + 1].map((windowNumber) => ({
      ...keys.rateLimit(`login:${group}:${scopeHash(address)}`, windowNumber),
      tries: 300,
      failures: 300,
    })),
  );
}

const wrongGuesses = quickOrLong(20, 1000);
test(`a customer signs in on a known device while strangers make ${wrongGuesses} wrong guesses`, async () => {
  const { email } = await makeStudent();
  const [ownBrowser, unknown] = [
    testBrowserContext(randomUUID()),
    testBrowserContext(randomUUID()),
  ];
  expect(await useCases.signIn(ownBrowser, email, demoPassword)).toBe(succeeded);
  const guesses = Array.from({ length: wrongGuesses }, (_, index) => `guess ${index}`);
  const outcomes = await runConcurrently(guesses, 10, (guess) =>
    useCases.signIn(testRequestContext(randomUUID()), email, guess),
  );
  expect(new Set(outcomes)).toEqual(new Set(['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS']));
  expect(await useCases.signIn(unknown, email, demoPassword)).toBe('TOO_MANY_REQUESTS');
  expect(await useCases.signIn(ownBrowser, email, 'mistyped')).toBe('INVALID_CREDENTIALS');
  expect(await useCases.signIn(ownBrowser, email, demoPassword)).toBe(succeeded);
  recordAttack('Lock-outs: wrong passwords against an owner with a known device', outcomes);
});

test('a known device has a limit of ten wrong passwords, separate from the account’s limit', async () => {
  const { email } = await makeStudent();
  const ownBrowser = testBrowserContext(randomUUID());
  await useCases.signIn(ownBrowser, email, demoPassword);
  const outcomes: string[] = [];
  for (let guess = 0; guess < 22 && outcomes.at(-1) !== 'TOO_MANY_REQUESTS'; guess += 1) {
    outcomes.push(await useCases.signIn(ownBrowser, email, `guess ${guess}`));
  }
  // The count restarts if a window of the limit ends between two guesses.
  expect(outcomes.length).toBeGreaterThan(10);
  expect(outcomes.at(-1)).toBe('TOO_MANY_REQUESTS');
  expect(await useCases.signIn(testRequestContext(randomUUID()), email, demoPassword)).toBe(
    succeeded,
  );
  recordAttack('Lock-outs: wrong passwords on a known device', outcomes);
});

test('a device known to one account gets no extra guesses at another account', async () => {
  const [attacker, victim] = [await makeStudent(), await makeStudent()];
  const device = testBrowserContext(randomUUID());
  await useCases.signIn(device, attacker.email, demoPassword);
  const outcomes: string[] = [];
  for (let guess = 0; guess < 22 && outcomes.at(-1) !== 'TOO_MANY_REQUESTS'; guess += 1) {
    outcomes.push(await useCases.signIn(device, victim.email, `guess ${guess}`));
  }
  expect(await useCases.signIn(testRequestContext(randomUUID()), victim.email, 'guess')).toBe(
    'TOO_MANY_REQUESTS',
  );
});

test('after 300 wrong passwords from an address, known devices of customers and staff still sign in there', async () => {
  const campus = randomUUID();
  const [student, staff] = [await makeStudent(), await makeStaff(undefined)];
  const [phone, knownTill, newTill] = [
    testBrowserContext(campus),
    testBrowserContext(campus),
    testBrowserContext(campus),
  ];
  await useCases.signIn(phone, student.email, demoPassword);
  await exhaustAddress('address', campus);
  const refused = await useCases.signIn(testRequestContext(campus), student.email, demoPassword);
  expect(refused).toBe('TOO_MANY_REQUESTS');
  expect(await useCases.signIn(phone, student.email, demoPassword)).toBe(succeeded);
  expect(await useCases.signIn(knownTill, staff.email, demoPassword, 'vendor')).toBe(succeeded);
  await exhaustAddress('staff-address', campus);
  expect(await useCases.signIn(knownTill, staff.email, demoPassword, 'vendor')).toBe(succeeded);
  const newTillOutcome = await useCases.signIn(newTill, staff.email, demoPassword, 'vendor');
  expect(newTillOutcome).toBe('TOO_MANY_REQUESTS');
  recordAttack('Lock-outs: wrong passwords from a blocked address', [refused, newTillOutcome]);
});

test('a code stays valid for the browser that requested it, even while strangers guess the code', async () => {
  const { phone } = await registerCustomer();
  await clearSendLog(phone);
  const campus = randomUUID();
  const requester = testBrowserContext(campus);
  await useCases.requestCode(requester, phone);
  const code = await codeTo(phone);
  const outcomes = await runConcurrently(
    Array.from({ length: quickOrLong(30, 500) }, (_, index) => (index % 2 ? campus : randomUUID())),
    10,
    (address) => useCases.enterCode(testBrowserContext(address), phone, wrongCode(code)),
  );
  // The strangers have used up their guesses, so the server also refuses the right code from them.
  outcomes.push(await useCases.enterCode(testRequestContext(campus), phone, code));
  outcomes.push(await useCases.enterCode(testRequestContext(randomUUID()), phone, code));
  expect(outcomes).not.toContain(succeeded);
  recordAttack('Lock-outs: guesses at a stranger’s code', outcomes);
  expect(await useCases.enterCode(requester, phone, wrongCode(code))).toBe('INVALID_OTP');
  // The owner's phone changes its address on the way home.
  const onTheWay = { ...requester, sourceIp: randomUUID() };
  expect(await useCases.enterCode(onTheWay, phone, code)).toBe(succeeded);
});

test('a client without cookies has five guesses per address', {
  tags: 'long',
}, async () => {
  const { phone } = await registerCustomer();
  const signInAfter = async (wrong: number) => {
    await clearSendLog(phone);
    const plain = testRequestContext(randomUUID());
    await useCases.requestCode(plain, phone);
    const code = await codeTo(phone);
    const otherContexts = Array.from({ length: 6 }, () => testRequestContext(randomUUID()));
    for (const otherContext of otherContexts)
      await useCases.enterCode(otherContext, phone, wrongCode(code));
    for (let tries = 0; tries < wrong; tries += 1) {
      expect(await useCases.enterCode(plain, phone, wrongCode(code))).toBe('INVALID_OTP');
    }
    return useCases.enterCode(plain, phone, code);
  };
  expect(await signInAfter(4)).toBe(succeeded);
  expect(await signInAfter(5)).toBe('INVALID_OTP');
});

test('a known device still gets a code at an address that has used up its codes', {
  tags: 'long',
}, async () => {
  const { phone } = await registerCustomer();
  const campus = randomUUID();
  const ownBrowser = testBrowserContext(campus);
  await clearSendLog(phone);
  await useCases.requestCode(ownBrowser, phone);
  expect(await useCases.enterCode(ownBrowser, phone, await codeTo(phone))).toBe(succeeded);
  const hour = Math.floor(Date.now() / 1000 / 3600);
  await putRows(
    [hour, hour + 1].map((windowNumber) => ({
      ...keys.rateLimit(`otp:address:${scopeHash(campus)}`, windowNumber),
      tries: 300,
    })),
  );
  await clearSendLog(phone);
  const outcomes = [
    await outcomeOfCall(useCases.requestCode(testRequestContext(campus), phone)),
    await outcomeOfCall(useCases.requestCode(ownBrowser, randomIds.phone())),
  ];
  expect(outcomes).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
  recordAttack('Lock-outs: sends from an address without codes left', outcomes);
  await useCases.requestCode(ownBrowser, phone);
  expect(await useCases.enterCode(ownBrowser, phone, await codeTo(phone))).toBe(succeeded);
});

test('on a known device, a customer can use a code that a stranger requested', {
  tags: 'long',
}, async () => {
  const { phone } = await registerCustomer();
  const ownBrowser = testBrowserContext(randomUUID());
  await clearSendLog(phone);
  await useCases.requestCode(ownBrowser, phone);
  expect(await useCases.enterCode(ownBrowser, phone, await codeTo(phone))).toBe(succeeded);
  await clearSendLog(phone);
  await useCases.requestCode(testBrowserContext(randomUUID()), phone);
  const code = await codeTo(phone);
  for (let tries = 0; tries < 6; tries += 1) {
    await useCases.enterCode(testRequestContext(randomUUID()), phone, wrongCode(code));
  }
  expect(await useCases.enterCode(ownBrowser, phone, code)).toBe(succeeded);
});

test('all callers together share one limit of guesses at a code', {
  tags: 'long',
}, async () => {
  const { phone } = await registerCustomer();
  await clearSendLog(phone);
  const address = randomUUID();
  const requester = testBrowserContext(address);
  await useCases.requestCode(requester, phone);
  const code = await codeTo(phone);
  const sources = [
    requester,
    testRequestContext(address),
    ...Array.from({ length: 8 }, () => testRequestContext(randomUUID())),
  ];
  const outcomes = await runConcurrently(
    Array.from({ length: 60 }, (_, index) => sources[index % sources.length] ?? requester),
    10,
    (from) => useCases.enterCode(from, phone, wrongCode(code)),
  );
  expect(new Set(outcomes)).toEqual(new Set(['INVALID_OTP']));
  for (const from of sources)
    expect(await useCases.enterCode(from, phone, code)).toBe('INVALID_OTP');
});
