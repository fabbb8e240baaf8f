import { randomInt, randomUUID } from 'node:crypto';
import { guest } from '@thali/functions/http/actor';
import { scopeHash } from '@thali/functions/limits/scope-hash';
import { keys } from '@thali/functions/table/keys';
import { setEnvironment } from '@thali/local/environment';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { prices } from '../bench/costs/prices.ts';
import { registerCustomer } from '../support/customers.ts';
import { messagesTo } from '../support/outbox.ts';
import { quickOrLong } from '../support/quick-or-long.ts';
import { randomIds } from '../support/random-ids.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { testRequestContext } from '../support/test-context.ts';
import { changeRow, putRows, readRow } from '../support/test-table.ts';
import { outcomeOfCall, recordAttack, succeeded, withoutEffect } from './count-attacks.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const daySeconds = dayMs / 1000;

let requestOtp: typeof import('@thali/functions/auth/otp/request-otp')['requestOtp'];
let forgotPassword: typeof import('@thali/functions/auth/passwords/forgot-password')['forgotPassword'];
beforeAll(async () => {
  setUpHandlers();
  ({ requestOtp } = await import('@thali/functions/auth/otp/request-otp'));
  ({ forgotPassword } = await import('@thali/functions/auth/passwords/forgot-password'));
});

/** Each test has its own day in the far future, because all tests share the caps of a day. */
let day = Math.floor(Date.now() / dayMs) + 400;
beforeEach(() => {
  setUpHandlers();
  day += 1;
  vi.useFakeTimers({ toFake: ['Date'], now: day * dayMs });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Source {
  address?: string;
  host?: string;
}

/** Requests a code. Returns the outcome, and whether a code was sent. */
async function requestCode(
  phone: string,
  { address = randomUUID(), host }: Source = {},
): Promise<string> {
  const context = { ...testRequestContext(address), viewerHost: host };
  const before = (await messagesTo(phone)).length;
  const outcome = await outcomeOfCall(
    requestOtp(guest, { body: { phone, action: 'login' } }, context),
  );
  const isSent = (await messagesTo(phone)).length > before;
  return outcome === succeeded && !isSent ? withoutEffect : outcome;
}

/** Sets the counter of a cap in this window. */
function setCount(scope: string, tries: number, windowSeconds = daySeconds): Promise<void> {
  const window = Math.floor(Date.now() / 1000 / windowSeconds);
  return putRows([{ ...keys.rateLimit(scope, window), tries, expiresAt: Date.now() / 1000 + 1e6 }]);
}

async function countOf(scope: string, windowSeconds = daySeconds): Promise<unknown> {
  const window = Math.floor(Date.now() / 1000 / windowSeconds);
  return (await readRow(keys.rateLimit(scope, window)))?.tries;
}

const platform = 'otp:platform:sign-in';

/** Consecutive phones, which differ only in the last three digits. */
function consecutivePhones(count: number): string[] {
  const prefix = `+919${randomInt(1e6).toString().padStart(6, '0')}`;
  return Array.from({ length: count }, (_, n) => prefix + String(n).padStart(3, '0'));
}

test('three addresses can’t use up the platform’s codes of a day', {
  tags: 'long',
  timeout: 30_000,
}, async () => {
  // One hundredth of the caps of a deployment.
  setEnvironment({
    OTP_SENDS_PER_ADDRESS_HOUR: '3',
    OTP_SENDS_PER_ADDRESS_DAY: '10',
    OTP_SENDS_PER_DAY: '200',
  });
  const { phone } = await registerCustomer();
  const addresses = Array.from({ length: 3 }, () => randomUUID());
  const outcomes: string[] = [];
  const hours = quickOrLong(4, 24);
  for (let hour = 0; hour < hours; hour += 1) {
    vi.setSystemTime(day * dayMs + hour * hourMs);
    for (const address of addresses) {
      for (let n = 0; n < 4; n += 1)
        outcomes.push(await requestCode(randomIds.phone(), { address }));
    }
  }
  expect(outcomes.filter((outcome) => outcome === succeeded)).toHaveLength(3 * 10);
  expect(await countOf(platform)).toBe(30);
  expect(await requestCode(randomIds.phone())).toBe(succeeded);
  expect(await requestCode(phone)).toBe(succeeded);
  recordAttack(
    'Codes: sends by three addresses above their daily cap',
    outcomes.filter((outcome) => outcome !== succeeded),
  );
});

test('the platform reserves the last tenth of a day for known phones, and does not reveal them', async () => {
  const { phone } = await registerCustomer();
  await setCount(platform, 18_000);
  const unknown = randomIds.phone();
  const timed = async (to: string) => {
    const startedAt = performance.now();
    return { outcome: await requestCode(to), isLate: performance.now() - startedAt >= 1990 };
  };
  expect(await timed(unknown)).toEqual({ outcome: withoutEffect, isLate: true });
  expect(await countOf(platform), 'not counted').toBe(18_000);
  expect(await timed(phone)).toEqual({ outcome: succeeded, isLate: true });
  expect(await countOf(platform)).toBe(18_001);
  recordAttack('Codes: sends from the reserve for known phones', [withoutEffect]);

  await setCount(platform, 20_000);
  vi.setSystemTime(Date.now() + hourMs);
  const outcomes = [await requestCode(phone), await requestCode(randomIds.phone())];
  expect(outcomes).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
  recordAttack(
    'Codes: sends above the platform’s daily cap',
    outcomes,
    20_000 * prices.textMessage,
  );
});

test('consecutive phones share 20 codes an hour, and the last two go only to known phones', {
  tags: 'long',
}, async () => {
  const { phone } = await registerCustomer();
  await setCount(`otp:prefix:${scopeHash(phone.slice(0, -3))}`, 18, 3600);
  expect(await requestCode(phone)).toBe(succeeded);
  const [first = '', second = '', third = ''] = consecutivePhones(3);
  const scope = `otp:prefix:${scopeHash(first.slice(0, -3))}`;
  await setCount(scope, 17, 3600);
  expect(await requestCode(first)).toBe(succeeded);
  const countBefore = await countOf(platform);
  const outcomes = [await requestCode(second)];
  expect(outcomes).toEqual([withoutEffect]);
  await setCount(scope, 20, 3600);
  outcomes.push(await requestCode(third));
  expect(outcomes.at(-1)).toBe('TOO_MANY_REQUESTS');
  expect(await countOf(platform), 'others keep their codes').toBe(countBefore);
  expect(await requestCode(randomIds.phone())).toBe(succeeded);
  recordAttack('Codes: sends to consecutive phones', outcomes, 20 * prices.textMessage);
});

test('a country above its daily cap does not use up the codes of India or the platform', {
  tags: 'long',
}, async () => {
  const british = () => `+4479${String(randomInt(1e8)).padStart(8, '0')}`;
  expect(await requestCode(british())).toBe(succeeded);
  await setCount('otp:country:44', 100);
  const countBefore = await countOf(platform);
  const phone = british();
  const outcome = await requestCode(phone);
  expect(outcome).toBe('TOO_MANY_REQUESTS');
  expect(await countOf(platform)).toBe(countBefore);
  expect(await countOf(`otp:prefix:${scopeHash(phone.slice(0, -3))}`, 3600)).toBe(0);
  expect(await requestCode(randomIds.phone())).toBe(succeeded);
  recordAttack('Codes: sends to a country above its daily cap', [outcome]);
});

test('a mess above its daily cap does not use up the codes of its neighbours, and its known guests still sign in', {
  tags: 'long',
}, async () => {
  const { phone } = await registerCustomer();
  const [name, neighbour] = [`mess-${randomInt(1e6)}`, `next-${randomInt(1e6)}`];
  const [host, otherHost] = [`${name}.localhost:8080`, `${neighbour}.localhost:8080`];
  await setCount(`otp:mess:${name}`, 1800);
  const outcome = await requestCode(randomIds.phone(), { host });
  expect(outcome).toBe(withoutEffect);
  expect(await requestCode(phone, { host })).toBe(succeeded);
  expect(await requestCode(randomIds.phone(), { host: otherHost })).toBe(succeeded);
  expect(await requestCode(randomIds.phone(), { host: 'localhost:8080' })).toBe(succeeded);
  recordAttack('Codes: sends at a mess above its daily cap', [outcome], 2000 * prices.textMessage);
});

test('an address gets 1,000 codes a day, however it distributes them over phones', async () => {
  const address = randomUUID();
  await setCount(`otp:address:${scopeHash(address)}:day`, 999);
  expect(await requestCode(randomIds.phone(), { address })).toBe(succeeded);
  const outcome = await requestCode(randomIds.phone(), { address });
  expect(outcome).toBe('TOO_MANY_REQUESTS');
  recordAttack(
    'Codes: sends by one address above 1,000 a day',
    [outcome],
    300 * prices.textMessage,
  );
  expect(await requestCode(randomIds.phone())).toBe(succeeded);
});

test('in the last tenth of a day, only resets of existing accounts count', {
  tags: 'long',
}, async () => {
  const { phone, userId } = await registerCustomer();
  // The phone was verified on this test's day, because a verification lapses after 180 days.
  await changeRow(keys.user(userId), { phoneProvenAt: day * daySeconds });
  const scope = 'otp:platform:reset';
  await setCount(scope, 18_000);
  const requestReset = (body: { phone: string } | { email: string }) =>
    forgotPassword(guest, { body }, testRequestContext(randomUUID()));
  await Promise.all([
    requestReset({ phone: randomIds.phone() }),
    requestReset({ email: randomIds.email() }),
  ]);
  expect(await countOf(scope)).toBe(18_000);
  const before = (await messagesTo(phone)).length;
  await requestReset({ phone });
  expect(await countOf(scope)).toBe(18_001);
  expect(await messagesTo(phone)).toHaveLength(before + 1);
});
