import { randomUUID } from 'node:crypto';
import { guest } from '@thali/functions/http/actor';
import { scopeHash } from '@thali/functions/limits/scope-hash';
import { keys } from '@thali/functions/table/keys';
import { demoPassword } from '@thali/local/seed/demo-people';
import { AppError } from '@thali/shared/http/app-error';
import { beforeAll, expect, test } from 'vitest';
import { quickOrLong } from '../support/quick-or-long.ts';
import { randomIds } from '../support/random-ids.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { makeStudent } from '../support/sign-in.ts';
import { testRequestContext } from '../support/test-context.ts';
import { putRows } from '../support/test-table.ts';
import { waitForEarlyWindow } from '../support/wait-for-early-window.ts';
import { recordAttack } from './count-attacks.ts';

let login: typeof import('@thali/functions/auth/sessions/login')['login'];
beforeAll(async () => {
  setUpHandlers();
  ({ login } = await import('@thali/functions/auth/sessions/login'));
});

/** Tries passwords for one account concurrently, each from its own address. */
async function attemptSignIns(email: string, passwords: readonly string[]): Promise<string[]> {
  return Promise.all(
    passwords.map((password) =>
      login(
        guest,
        { body: { email, password, role: 'student' } },
        testRequestContext(randomUUID()),
      ).then(
        () => 'signed in',
        (error: unknown) => (error instanceof AppError ? error.code : String(error)),
      ),
    ),
  );
}

const count = (all: readonly string[], outcome: string) =>
  all.filter((text) => text === outcome).length;

test('12 concurrent correct sign-ins to one account all succeed', async () => {
  const { email } = await makeStudent();
  const passwords = Array.from({ length: 12 }, () => demoPassword);
  expect(count(await attemptSignIns(email, passwords), 'signed in')).toBe(12);
});

const guesses = quickOrLong(15, 60);
test(`checks no more than 10 of ${guesses} concurrent wrong guesses`, {
  timeout: 90_000,
}, async () => {
  const { email } = await makeStudent();
  await waitForEarlyWindow(900);
  const all = await attemptSignIns(
    email,
    Array.from({ length: guesses }, (_, index) => `guess ${index}`),
  );
  expect(count(all, 'INVALID_CREDENTIALS')).toBe(10);
  expect(count(all, 'TOO_MANY_REQUESTS')).toBe(guesses - 10);
  expect(await attemptSignIns(email, [demoPassword])).toEqual(['TOO_MANY_REQUESTS']);
  recordAttack('Passwords: concurrent guesses at one account', all);
});

test('blocks only the address that guesses 300 wrong passwords in 15 minutes, over all accounts', async () => {
  const { email } = await makeStudent();
  const address = randomUUID();
  const attempt = (account: string, password: string, from = address) =>
    login(
      guest,
      { body: { email: account, password, role: 'student' } },
      testRequestContext(from),
    ).then(
      () => 'signed in',
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    );
  expect(await attempt(email, demoPassword)).toBe('signed in');
  const window = Math.floor(Date.now() / 1000 / 900);
  const scope = `login:address:${scopeHash(address)}`;
  await putRows(
    [window, window + 1].map((windowNumber) => ({
      ...keys.rateLimit(scope, windowNumber),
      tries: 299,
      failures: 299,
    })),
  );
  expect(await attempt(randomIds.email(), 'wrong')).toBe('INVALID_CREDENTIALS');
  expect(await attempt(randomIds.email(), 'wrong')).toBe('TOO_MANY_REQUESTS');
  expect(await attempt(email, demoPassword)).toBe('TOO_MANY_REQUESTS');
  expect(await attempt(email, demoPassword, randomUUID())).toBe('signed in');
});
