import { keys } from '@thali/functions/table/keys';
import { afterEach, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { clearSendLog, freshOtp, login, requestOtp, verifyOtp } from '../support/customers.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { randomIds } from '../support/random-ids.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { testRequestContext } from '../support/test-context.ts';
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
])('registers a %s as %s and signs them in', async (role, storedRole) => {
  const body = signUp({ role, email: ` ${randomIds.email().toUpperCase()} ` });
  const { status, text, json } = await register(body);
  expect(status, text).toBe(201);
  expect(json.user).toMatchObject({ name: 'Sunita', role: storedRole, vendor_id: null });
  expect(json.user.email).toBe(String(body.email).trim().toLowerCase());
  expect((await call('GET', '/auth/profile', { token: json.token })).status).toBe(200);
  const signedIn = await login(json.user.email ?? '', 'poha 4 breakfast', role);
  expect(signedIn.json).toMatchObject({ user: { id: json.user.id }, must_change_password: false });
  for (const role of ['vendor', 'student', 'admin'].filter(
    (candidate) => candidate !== storedRole,
  )) {
    const refused = await login(json.user.email ?? '', 'poha 4 breakfast', role);
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
  [{ email: 'sun ita@mess.example' }, 'Please enter a valid email address'],
  [{ phone: '12' }, 'Please enter a valid phone number'],
])('refuses an account with %j', async (changes, message) => {
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

test('does not sign in by an unproven phone, and keeps it free for its owner', async () => {
  const phone = randomIds.phone();
  const { json } = await register(signUp({ role: 'student', phone }));
  expect(json.user.phone).toBe(phone);
  expect(await readRow(keys.phone(phone))).toBeUndefined();
  const otp = await freshOtp(phone);
  expectRefusal(await verifyOtp({ phone, otp, action: 'login' }), 'ACCOUNT_NOT_FOUND');
  await clearSendLog(phone);
  expect((await requestOtp(phone)).status).toBe(200);
});

test('creates one account for concurrent sign-ups with one e-mail', async () => {
  const email = randomIds.email();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      register(signUp({ email, password: `password ${index}` })),
    ),
  );
  const winner = answers.findIndex(({ status }) => status === 201);
  expect(winner).toBeGreaterThanOrEqual(0);
  const losers = answers.filter((_, index) => index !== winner);
  for (const answer of losers) expectRefusal(answer, 'EMAIL_TAKEN');
  expect((await login(email, `password ${winner}`, 'vendor')).status).toBe(200);
});

/** Imports the use case into this process, so that tests can inject faults. */
async function importUseCase() {
  setUpHandlers();
  const { register: run } = await import('@thali/functions/auth/registration/register');
  const { cognito } = await import('@thali/functions/auth/cognito/cognito');
  const { register: contract } = await import('@thali/shared/auth/register.contract');
  const { guest } = await import('@thali/functions/http/actor');
  return {
    cognito,
    run: (body: Body) =>
      run(guest, { body: contract.request.body.parse(body), headers: {} }, testRequestContext()),
  };
}

const useCases = await importUseCase();
afterEach(() => {
  useCases.cognito.middlewareStack.remove('injected');
});

/** @param command  a command's name, such as AdminSetUserPasswordCommand */
function failCommand(command: string, fail: () => Promise<never>): void {
  useCases.cognito.middlewareStack.add(
    (next, context) => (args) => (context.commandName === command ? fail() : next(args)),
    { step: 'initialize', name: 'injected', override: true },
  );
}

test.each(['AdminCreateUserCommand', 'AdminAddUserToGroupCommand', 'AdminSetUserPasswordCommand'])(
  'cleans up a sign-up that fails at %s, and the next sign-up succeeds',
  async (command) => {
    const body = signUp();
    failCommand(command, () => Promise.reject(new Error('injected')));
    await expect(useCases.run(body)).rejects.toThrow('injected');
    expect(await readRow(keys.email(String(body.email)))).toBeUndefined();
    useCases.cognito.middlewareStack.remove('injected');
    expect((await useCases.run(body)).user.email).toBe(body.email);
  },
);

test('keeps a sign-up whose last answer was lost', async () => {
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
  const answer = await useCases.run(body).catch((error: unknown) => error);
  table.middlewareStack.remove('lost');
  expect(answer).toMatchObject({ code: 'SERVICE_BUSY' });
  const email = String(body.email);
  expect((await login(email, 'poha 4 breakfast', 'vendor')).status).toBe(200);
});

test('asks for another password if Cognito refuses it, and cleans up', async () => {
  const body = signUp();
  failCommand('AdminSetUserPasswordCommand', () =>
    Promise.reject(Object.assign(new Error('injected'), { name: 'InvalidPasswordException' })),
  );
  await expect(useCases.run(body)).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    details: [{ path: 'password', message: 'Please choose another password' }],
  });
  expect(await readRow(keys.email(String(body.email)))).toBeUndefined();
});

test('makes the e-mail available again after a sign-up that crashed after creating the Cognito user', async () => {
  const body = signUp();
  const email = String(body.email);
  // Imitates a function that crashes before the next step and the clean-up.
  let markReached = () => undefined as unknown;
  const hasDied = new Promise((resolve) => {
    markReached = () => resolve(undefined);
  });
  failCommand('AdminSetUserPasswordCommand', () => {
    markReached();
    return new Promise<never>(() => undefined);
  });
  void useCases.run(body);
  await hasDied;
  useCases.cognito.middlewareStack.remove('injected');

  expect(await readRow(keys.email(email))).toBeUndefined();
  const retried = await register(body);
  expect(retried.status, retried.text).toBe(201);
  expect((await login(email, 'poha 4 breakfast', 'vendor')).status).toBe(200);
});
