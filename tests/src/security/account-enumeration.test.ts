import { guest } from '@thali/functions/http/actor';
import { demoPassword } from '@thali/local/seed/demo-people';
import { beforeAll, expect, test, vi } from 'vitest';
import { clearSendLog, registerCustomer } from '../support/customers.ts';
import { randomIds } from '../support/random-ids.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { makeStudent } from '../support/sign-in.ts';
import { testBrowserContext, testRequestContext } from '../support/test-context.ts';

const context = testRequestContext('alike');
let commands: string[] = [];

/** Imports the use cases, and records the command name of each of their calls. */
async function importUseCases() {
  setUpHandlers();
  const { table } = await import('@thali/functions/table/table-client');
  const { challengeClient, cognito } = await import('@thali/functions/auth/cognito/cognito');
  const { smsClient } = await import('@thali/functions/messages/send-sms');
  const { emailClient } = await import('@thali/functions/messages/send-email');
  const options = { step: 'initialize', name: 'listCommands' } as const;
  const recordCommand =
    <Args, Result>(next: (args: Args) => Promise<Result>, { commandName = '' }) =>
    (args: Args): Promise<Result> => {
      commands.push(commandName);
      return next(args);
    };
  table.middlewareStack.add(recordCommand, options);
  cognito.middlewareStack.add(recordCommand, options);
  challengeClient.middlewareStack.add(recordCommand, options);
  smsClient.middlewareStack.add(recordCommand, options);
  emailClient.middlewareStack.add(recordCommand, options);
  return {
    ...(await import('@thali/functions/auth/devices/remember-device')),
    ...(await import('@thali/functions/auth/sessions/login')),
    ...(await import('@thali/functions/auth/otp/request-otp')),
    ...(await import('@thali/functions/auth/otp/verify-otp')),
    ...(await import('@thali/functions/auth/passwords/forgot-password')),
  };
}
let useCases: Awaited<ReturnType<typeof importUseCases>>;
beforeAll(async () => {
  useCases = await importUseCases();
}, 60_000);

/** The answer or the refusal of an attempt, and the attempt's calls. */
async function outcomeOf(attempt: Promise<unknown>) {
  const answer = await attempt.catch((error: unknown) => String(error));
  const calls = commands;
  commands = [];
  return { answer, calls };
}

test('a wrong password takes the same steps with and without an account', async () => {
  const { email } = await makeStudent();
  const attempt = (address: string) =>
    useCases.login(
      guest,
      { body: { email: address, password: 'wrong', role: 'student' } },
      context,
    );
  const known = await outcomeOf(attempt(email));
  expect(known.calls).toContain('AdminInitiateAuthCommand');
  expect(await outcomeOf(attempt(randomIds.email()))).toEqual(known);
  const otherRole = useCases.login(
    guest,
    { body: { email, password: demoPassword, role: 'vendor' } },
    context,
  );
  expect((await outcomeOf(otherRole)).answer).toBe(known.answer);
});

test('a code request and a wrong code take the same steps with and without an account', async () => {
  const { phone } = await registerCustomer();
  await clearSendLog(phone);
  const ask = (to: string) =>
    useCases.requestOtp(guest, { body: { phone: to, action: 'login' } }, context);
  const guess = (to: string) =>
    useCases.verifyOtp(guest, { body: { phone: to, otp: '0000000', action: 'login' } }, context);
  const unknown = randomIds.phone();
  const requested = await outcomeOf(ask(phone));
  expect(requested.calls).toContain('SendTextMessageCommand');
  expect(await outcomeOf(ask(unknown))).toEqual(requested);
  const guessed = await outcomeOf(guess(phone));
  expect(guessed.calls.length).toBeGreaterThan(2);
  expect(await outcomeOf(guess(unknown))).toEqual(guessed);
  expect(await outcomeOf(guess(randomIds.phone())), 'no code requested').toEqual(guessed);
});

test('both cases take the same steps on a device that another account knows', async () => {
  const [ownStudent, { email }] = [await makeStudent(), await makeStudent()];
  const { phone } = await registerCustomer();
  await clearSendLog(phone);
  const device = testBrowserContext('alike');
  const login = (address: string, password: string) =>
    useCases.rememberDevice(useCases.login)(
      guest,
      { body: { email: address, password, role: 'student' } },
      device,
    );
  await outcomeOf(login(ownStudent.email, demoPassword));
  expect(Object.keys(device.cookies)).toEqual(['thali_device']);
  const wrong = await outcomeOf(login(email, 'wrong'));
  expect(await outcomeOf(login(randomIds.email(), 'wrong'))).toEqual(wrong);
  const unknown = randomIds.phone();
  for (const to of [phone, unknown])
    await outcomeOf(useCases.requestOtp(guest, { body: { phone: to, action: 'login' } }, context));
  const guess = (to: string) =>
    useCases.verifyOtp(guest, { body: { phone: to, otp: '0000000', action: 'login' } }, device);
  expect(await outcomeOf(guess(unknown))).toEqual(await outcomeOf(guess(phone)));
});

test('a forgotten password takes the same steps, except for sending the code', {
  tags: 'long',
}, async () => {
  const { email } = await makeStudent();
  const ask = (address: string) =>
    useCases.forgotPassword(guest, { body: { email: address } }, context);
  const { answer, calls } = await outcomeOf(ask(email));
  // Sending counts the e-mail towards the cap of all e-mails.
  const sending = ['UpdateItemCommand', 'SendEmailCommand'];
  expect(calls.slice(-sending.length)).toEqual(sending);
  const others = calls.slice(0, -sending.length);
  expect(await outcomeOf(ask(randomIds.email()))).toEqual({ answer, calls: others });
});

test('a forgotten password is answered after the usual time, even if sending hangs', async () => {
  const { email } = await makeStudent();
  const { emailClient } = await import('@thali/functions/messages/send-email');
  let hungCalls = 0;
  const handle = vi
    .spyOn(emailClient.config.requestHandler, 'handle')
    .mockImplementation((_request, { abortSignal }: { abortSignal?: AbortSignal } = {}) => {
      hungCalls += 1;
      return new Promise((_, reject) => {
        abortSignal?.addEventListener('abort', () => {
          hungCalls -= 1;
          reject(Object.assign(new Error('aborted'), { name: 'AbortError' }));
        });
      });
    });
  const ask = () => useCases.forgotPassword(guest, { body: { email } }, context);
  const startedAt = performance.now();
  const answer = await ask();
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(1990);
  expect(handle).toHaveBeenCalledOnce();
  expect(hungCalls, 'aborted before the response').toBe(0);
  expect(answer).toEqual({ success: true, resendAfterSeconds: 60 });
  handle.mockRestore();
});
