import { keys } from '@thali/functions/table/keys';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { forgetSends, freshOtp, login, requestOtp, verifyOtp } from '../support/customers.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { handlersHere } from '../support/handlers-here.ts';
import { randomIds } from '../support/random-ids.ts';
import { testContext } from '../support/test-context.ts';
import { readRow } from '../support/test-table.ts';

type Body = Record<string, unknown>;
const signUp = (changes: Body = {}): Body => ({
  name: 'Sunita',
  email: randomIds.email(),
  password: 'poha 4 breakfast',
  role: 'vendor',
  phone: randomIds.phone(),
  ...changes,
});
const register = (body: Body) => call('POST', '/auth/register', { body });

test.each([
  ['vendor', 'vendor'],
  ['student', 'student'],
  ['customer', 'student'],
])('a %s gets an account as %s, signed in', async (role, held) => {
  const body = signUp({ role, email: ` ${randomIds.email().toUpperCase()} ` });
  const { status, text, json } = await register(body);
  expect(status, text).toBe(201);
  expect(json.user).toMatchObject({ name: 'Sunita', role: held, vendor_id: null });
  expect(json.user.email).toBe(String(body.email).trim().toLowerCase());
  expect((await call('GET', '/auth/profile', { token: json.token })).status).toBe(200);
  const again = await login(json.user.email ?? '', 'poha 4 breakfast', role);
  expect(again.json).toMatchObject({ user: { id: json.user.id }, must_change_password: false });
  for (const other of ['vendor', 'student', 'admin'].filter((one) => one !== held)) {
    const refused = await login(json.user.email ?? '', 'poha 4 breakfast', other);
    expectRefusal(refused, 'INVALID_CREDENTIALS');
  }
});

test.each([
  [{ role: 'admin' }, undefined],
  [{ role: undefined }, undefined],
  [{ password: '1234567' }, 'Password must be at least 8 characters long'],
  [{ password: '12345', role: 'student' }, 'Password must be at least 6 characters long'],
  [{ password: ' 12345678' }, 'Password must not begin or end with a space'],
  [{ password: '1234\n5678' }, 'Password must not contain line breaks or control characters'],
  [{ password: '1234\u00005678' }, 'Password must not contain line breaks or control characters'],
  [{ password: '1234\u20285678' }, 'Password must not contain line breaks or control characters'],
  [{ name: '' }, 'Please enter your name'],
  [{ email: 'sunita' }, 'Please enter a valid email address'],
  [{ email: 'x,sunita@mess.example' }, 'Please enter a valid email address'],
  [{ email: 'x<sunita@mess.example' }, 'Please enter a valid email address'],
  [{ email: 'sun\u0000ita@mess.example' }, 'Please enter a valid email address'],
  [{ email: 'sun\u200bita@mess.example' }, 'Please enter a valid email address'],
  [{ phone: '12' }, 'Please enter a valid phone number'],
])('an account with %j is refused', async (changes, message) => {
  const answer = await register(signUp(changes));
  expectRefusal(answer, 'VALIDATION_ERROR');
  if (message) expect(answer.json.error).toBe(message);
});

test('ignores fields that a body may not set', async () => {
  const { json } = await register(
    signUp({ vendor_id: 'ABCDEFGHJK', proven_phone: '+919000000001', groups: ['admin'], id: 'x' }),
  );
  const row = await readRow(keys.user(json.user.id));
  expect(row).toMatchObject({ name: 'Sunita' });
  for (const field of ['vendorId', 'provenPhone', 'provenEmail', 'groups', 'expiresAt']) {
    expect(row).not.toHaveProperty(field);
  }
});

test('a phone that was only typed in signs nobody in, and stays free for who proves it', async () => {
  const phone = randomIds.phone();
  const { json } = await register(signUp({ role: 'student', phone }));
  expect(json.user.phone).toBe(phone);
  expect(await readRow(keys.phone(phone))).toBeUndefined();
  const otp = await freshOtp(phone);
  expectRefusal(await verifyOtp({ phone, otp, action: 'login' }), 'ACCOUNT_NOT_FOUND');
  await forgetSends(phone);
  expect((await requestOtp(phone)).status).toBe(200);
});

test('of many sign-ups with one e-mail at once one is made, and its password is the one', async () => {
  const email = randomIds.email();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      register(signUp({ email, password: `password ${index}` })),
    ),
  );
  const winner = answers.findIndex(({ status }) => status === 201);
  expect(winner).toBeGreaterThanOrEqual(0);
  const others = answers.filter((_, index) => index !== winner);
  for (const answer of others) expectRefusal(answer, 'EMAIL_TAKEN');
  expect((await login(email, `password ${winner}`, 'vendor')).status).toBe(200);
});

/** Faults are injected into the use case as it runs here, beside the platform. */
async function useCaseHere() {
  handlersHere();
  const { register: run } = await import('@thali/functions/auth/registration/register');
  const { cognito } = await import('@thali/functions/auth/cognito/cognito');
  const { register: contract } = await import('@thali/shared/auth/register.contract');
  const { guest } = await import('@thali/functions/http/actor');
  return {
    cognito,
    run: (body: Body) => run(guest, { body: contract.request.body.parse(body) }, testContext()),
  };
}

let here: Awaited<ReturnType<typeof useCaseHere>>;
beforeAll(async () => {
  here = await useCaseHere();
});
afterEach(() => {
  here.cognito.middlewareStack.remove('injected');
});

/** @param when  a command's name, such as AdminSetUserPasswordCommand */
function failAt(when: string, fail: () => Promise<never>): void {
  here.cognito.middlewareStack.add(
    (next, context) => (args) => (context.commandName === when ? fail() : next(args)),
    { step: 'initialize', name: 'injected', override: true },
  );
}

test.each(['AdminCreateUserCommand', 'AdminAddUserToGroupCommand', 'AdminSetUserPasswordCommand'])(
  'a sign-up that fails at %s leaves nothing behind, and the same one then succeeds',
  async (command) => {
    const body = signUp();
    failAt(command, () => Promise.reject(new Error('injected')));
    await expect(here.run(body)).rejects.toThrow('injected');
    expect(await readRow(keys.email(String(body.email)))).toBeUndefined();
    here.cognito.middlewareStack.remove('injected');
    expect((await here.run(body)).user.email).toBe(body.email);
  },
);

test('a sign-up whose last answer was lost is valid, and its password signs in', async () => {
  const body = signUp();
  const { table } = await import('@thali/functions/table/table-client');
  let transactions = 0;
  const loseSecond =
    <Args, Result>(next: (args: Args) => Promise<Result>, { commandName = '' }) =>
    async (args: Args): Promise<Result> => {
      const answer = await next(args);
      if (commandName.startsWith('TransactWrite')) transactions += 1;
      if (transactions !== 1 || !commandName.startsWith('TransactWrite')) return answer;
      throw Object.assign(new Error('lost'), { name: 'TimeoutError' });
    };
  table.middlewareStack.add(loseSecond, { step: 'initialize', name: 'lost' });
  const answer = await here.run(body).catch((error: unknown) => error);
  table.middlewareStack.remove('lost');
  expect(answer).toMatchObject({ code: 'SERVICE_BUSY' });
  const email = String(body.email);
  expect((await login(email, 'poha 4 breakfast', 'vendor')).status).toBe(200);
});

test('a password that Cognito does not take is asked for again, and nothing is left behind', async () => {
  const body = signUp();
  failAt('AdminSetUserPasswordCommand', () =>
    Promise.reject(Object.assign(new Error('injected'), { name: 'InvalidPasswordException' })),
  );
  await expect(here.run(body)).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    details: [{ path: 'password', message: 'Please choose another password' }],
  });
  expect(await readRow(keys.email(String(body.email)))).toBeUndefined();
});

test('a sign-up cut short after Cognito had its user holds no e-mail', async () => {
  const body = signUp();
  const email = String(body.email);
  // As when the function dies: neither the next step nor the clean-up ever runs.
  let reached = () => undefined as unknown;
  const died = new Promise((resolve) => {
    reached = () => resolve(undefined);
  });
  failAt('AdminSetUserPasswordCommand', () => {
    reached();
    return new Promise<never>(() => undefined);
  });
  void here.run(body);
  await died;
  here.cognito.middlewareStack.remove('injected');

  expect(await readRow(keys.email(email))).toBeUndefined();
  const retried = await register(body);
  expect(retried.status, retried.text).toBe(201);
  expect((await login(email, 'poha 4 breakfast', 'vendor')).status).toBe(200);
});
