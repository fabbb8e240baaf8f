import { guest } from '@thali/functions/http/actor';
import { beforeAll, expect, test } from 'vitest';
import { registerCustomer } from '../support/customers.ts';
import { randomIds } from '../support/random-ids.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { makeStudent } from '../support/sign-in.ts';
import { testRequestContext } from '../support/test-context.ts';

const context = testRequestContext('answer times');

let login: typeof import('@thali/functions/auth/sessions/login')['login'];
let verifyOtp: typeof import('@thali/functions/auth/otp/verify-otp')['verifyOtp'];
beforeAll(async () => {
  setUpHandlers();
  ({ login } = await import('@thali/functions/auth/sessions/login'));
  ({ verifyOtp } = await import('@thali/functions/auth/otp/verify-otp'));
});

/** The median in milliseconds, because a busy machine delays single calls. */
function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

async function measureMs(attempt: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await attempt().catch(() => undefined);
  return performance.now() - startedAt;
}

const signInOnce = (email: string) => () =>
  login(guest, { body: { email, password: 'wrong', role: 'student' } }, context);
const guessOnce = (phone: string) => () =>
  verifyOtp(guest, { body: { phone, otp: '000000', action: 'login' } }, context);

test.each([
  ['a wrong password', async () => (await makeStudent()).email, randomIds.email, signInOnce],
  ['a wrong code', async () => (await registerCustomer()).phone, randomIds.phone, guessOnce],
])(
  'refuses %s about equally fast with and without an account',
  async (what, known, unknown, attempt) => {
    const [knownTimes, unknownTimes]: [number[], number[]] = [[], []];
    for (let round = 0; round < 2; round += 1) {
      const [account, noAccount] = [attempt(await known()), attempt(unknown())];
      // Both calls alternate, so that the load of the machine affects both. Seven attempts stay below the limit of
      // ten.
      for (let turn = 0; turn < 7; turn += 1) {
        knownTimes.push(await measureMs(account));
        unknownTimes.push(await measureMs(noAccount));
      }
    }
    const [a, b] = [median(knownTimes), median(unknownTimes)];
    console.log(`${what}: ${a.toFixed(1)} ms for an account, ${b.toFixed(1)} ms for none`);
    expect(Math.abs(a - b)).toBeLessThan(Math.max(25, 0.5 * Math.max(a, b)));
  },
  120_000,
);
