import { guest } from '@thali/functions/http/actor';
import { demoPassword } from '@thali/local/seed/demo-people';
import { beforeAll, expect, test, vi } from 'vitest';
import { forgetSends, madeCustomer } from '../support/customers.ts';
import { handlersHere } from '../support/handlers-here.ts';
import { randomIds } from '../support/random-ids.ts';
import { makeStudent } from '../support/sign-in.ts';
import { testContext } from '../support/test-context.ts';

const context = testContext('alike');
let commands: string[] = [];

/** Every call that the use cases make here, by the name of its command. */
async function useCases() {
  handlersHere();
  const { table } = await import('@thali/functions/table/table-client');
  const { cognito } = await import('@thali/functions/auth/cognito/cognito');
  const { smsClient } = await import('@thali/functions/messages/send-sms');
  const { emailClient } = await import('@thali/functions/messages/send-email');
  const options = { step: 'initialize', name: 'listCommands' } as const;
  const listing =
    <Args, Result>(next: (args: Args) => Promise<Result>, { commandName = '' }) =>
    (args: Args): Promise<Result> => {
      commands.push(commandName);
      return next(args);
    };
  table.middlewareStack.add(listing, options);
  cognito.middlewareStack.add(listing, options);
  smsClient.middlewareStack.add(listing, options);
  emailClient.middlewareStack.add(listing, options);
  return {
    ...(await import('@thali/functions/auth/sessions/login')),
    ...(await import('@thali/functions/auth/otp/request-otp')),
    ...(await import('@thali/functions/auth/otp/verify-otp')),
    ...(await import('@thali/functions/auth/passwords/forgot-password')),
  };
}
let use: Awaited<ReturnType<typeof useCases>>;
beforeAll(async () => {
  use = await useCases();
}, 60_000);

/** What an attempt answers, or how it is refused, and the calls that it took. */
async function outcomeOf(attempt: Promise<unknown>) {
  const answer = await attempt.catch((error: unknown) => String(error));
  const calls = commands;
  commands = [];
  return { answer, calls };
}

test('a wrong password takes the same steps for an account and for none', async () => {
  const { email } = await makeStudent();
  const attempt = (address: string) =>
    use.login(guest, { body: { email: address, password: 'wrong', role: 'student' } }, context);
  const known = await outcomeOf(attempt(email));
  expect(known.calls).toContain('AdminInitiateAuthCommand');
  expect(await outcomeOf(attempt(randomIds.email()))).toEqual(known);
  const otherRole = use.login(
    guest,
    { body: { email, password: demoPassword, role: 'vendor' } },
    context,
  );
  expect((await outcomeOf(otherRole)).answer).toBe(known.answer);
});

test('asking for a code, and a wrong one, take the same steps for an account and for none', async () => {
  const { phone } = await madeCustomer();
  await forgetSends(phone);
  const ask = (to: string) => use.requestOtp(guest, { body: { phone: to } }, context);
  const guess = (to: string) =>
    use.verifyOtp(guest, { body: { phone: to, otp: '0000000', action: 'login' } }, context);
  const unknown = randomIds.phone();
  const asked = await outcomeOf(ask(phone));
  expect(asked.calls).toContain('SendTextMessageCommand');
  expect(await outcomeOf(ask(unknown))).toEqual(asked);
  const guessed = await outcomeOf(guess(phone));
  expect(guessed.calls.length).toBeGreaterThan(2);
  expect(await outcomeOf(guess(unknown))).toEqual(guessed);
  expect(await outcomeOf(guess(randomIds.phone())), 'never asked for').toEqual(guessed);
});

test('a forgotten password takes the same steps but for the sending itself', async () => {
  const { email } = await makeStudent();
  const ask = (address: string) => use.forgotPassword(guest, { body: { email: address } }, context);
  const { answer, calls } = await outcomeOf(ask(email));
  expect(calls.at(-1)).toBe('SendEmailCommand');
  expect(await outcomeOf(ask(randomIds.email()))).toEqual({ answer, calls: calls.slice(0, -1) });
});

test('a forgotten password is answered when it always is, however long sending hangs', async () => {
  const { email } = await makeStudent();
  const { emailClient } = await import('@thali/functions/messages/send-email');
  let hung = 0;
  const handle = vi
    .spyOn(emailClient.config.requestHandler, 'handle')
    .mockImplementation((_request, { abortSignal }: { abortSignal?: AbortSignal } = {}) => {
      hung += 1;
      return new Promise((_, reject) => {
        abortSignal?.addEventListener('abort', () => {
          hung -= 1;
          reject(Object.assign(new Error('aborted'), { name: 'AbortError' }));
        });
      });
    });
  const ask = () => use.forgotPassword(guest, { body: { email } }, context);
  const begin = performance.now();
  const answer = await ask();
  expect(performance.now() - begin).toBeGreaterThanOrEqual(1990);
  expect(handle).toHaveBeenCalledOnce();
  expect(hung, 'given up before the answer').toBe(0);
  expect(answer).toEqual({ success: true, resendAfterSeconds: 60 });
  handle.mockRestore();
});

/** The middle of the times that attempts took, in milliseconds: a hiccup of the machine moves none. */
function middle(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

async function msOf(attempt: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await attempt().catch(() => undefined);
  return performance.now() - begin;
}

const signInOnce = (email: string) => () =>
  use.login(guest, { body: { email, password: 'wrong', role: 'student' } }, context);
const guessOnce = (phone: string) => () =>
  use.verifyOtp(guest, { body: { phone, otp: '000000', action: 'login' } }, context);

test.each([
  ['a wrong password', async () => (await makeStudent()).email, randomIds.email, signInOnce],
  ['a wrong code', async () => (await madeCustomer()).phone, randomIds.phone, guessOnce],
])(
  '%s takes about as long for an account as for none',
  async (what, known, unknown, attempt) => {
    const [ofKnown, ofUnknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < 2; round += 1) {
      const [account, nobody] = [attempt(await known()), attempt(unknown())];
      // By turns, so that both meet the same load; below the limit of ten.
      for (let turn = 0; turn < 7; turn += 1) {
        ofKnown.push(await msOf(account));
        ofUnknown.push(await msOf(nobody));
      }
    }
    const [a, b] = [middle(ofKnown), middle(ofUnknown)];
    console.log(`${what}: ${a.toFixed(1)} ms for an account, ${b.toFixed(1)} ms for none`);
    expect(Math.abs(a - b)).toBeLessThan(Math.max(25, 0.5 * Math.max(a, b)));
  },
  120_000,
);
