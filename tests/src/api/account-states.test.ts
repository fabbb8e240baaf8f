import { deleteSignIn } from '@thali/functions/auth/cognito/cognito-users';
import { keys } from '@thali/functions/table/keys';
import { demoPassword } from '@thali/local/seed/demo-people';
import { userPoolId } from '@thali/local/stand-ins/cognito/user-pool';
import { beforeAll, expect, inject, test } from 'vitest';
import { call } from '../support/call.ts';
import {
  clearSendLog,
  freshOtp,
  login,
  openCustomer,
  registerCustomer,
  setPassword,
  verifyOtp,
} from '../support/customers.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { codeTo } from '../support/outbox.ts';
import { randomIds } from '../support/random-ids.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { makeStaff, makeStudent } from '../support/sign-in.ts';
import { testRequestContext } from '../support/test-context.ts';
import { readRow } from '../support/test-table.ts';

beforeAll(() => setUpHandlers());

/** Calls the user pool directly, without our API. */
async function callPool(operation: string, Username: string, input: object): Promise<void> {
  const answer = await fetch(inject('awsEndpoint'), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ UserPoolId: userPoolId, Username, ...input }),
  });
  if (!answer.ok) throw new Error(`${operation}: ${await answer.text()}`);
}

async function resetPassword(account: { email: string } | { phone: string }, address: string) {
  await call('POST', '/auth/forgot-password', { body: account });
  const body = { ...account, code: await codeTo(address), password: 'another one' };
  return call('POST', '/auth/reset-password', { body });
}

test('refuses every call that needs the pool if the pool has lost the user', {
  tags: 'long',
}, async () => {
  const { userId, email, token, refreshToken } = await makeStudent();
  await deleteSignIn(userId);
  expectRefusal(await login(email, demoPassword), 'INVALID_CREDENTIALS');
  const refresh = { refresh_token: refreshToken };
  expectRefusal(await call('POST', '/auth/refresh', { body: refresh }), 'SESSION_EXPIRED');
  const change = { current_password: demoPassword, new_password: 'new one' };
  expectRefusal(
    await call('POST', '/auth/change-password', { token, body: change }),
    'WRONG_PASSWORD',
  );
  expectRefusal(await resetPassword({ email }, email), 'ACCOUNT_NOT_FOUND');
  expect((await call('POST', '/auth/logout', { body: refresh })).status).toBe(200);
  // The user’s row still exists, and the token is valid until it expires.
  const profile = await call('GET', '/auth/profile', { token });
  expect([profile.status, profile.json.user.id]).toEqual([200, userId]);
  const body = { name: 'Still Here' };
  expect((await call('PUT', '/auth/profile', { token, body })).status).toBe(200);
});

test('refuses a customer by phone if the pool has lost the customer', {
  tags: 'long',
}, async () => {
  const { phone, userId } = await registerCustomer('chai 4 u');
  await deleteSignIn(userId);
  await clearSendLog(phone);
  const byCode = await verifyOtp({ phone, otp: await freshOtp(phone), action: 'login' });
  expectRefusal(byCode, 'ACCOUNT_NOT_FOUND');
  expectRefusal(await setPassword(userId, 'chai 4 u'), 'REGISTRATION_EXPIRED');
  await clearSendLog(phone);
  expectRefusal(await resetPassword({ phone }, phone), 'ACCOUNT_NOT_FOUND');
});

test.each([
  ['AdminSetUserPasswordCommand', 'set'],
  ['AdminListGroupsForUserCommand', 'change'],
  ['AdminSetUserPasswordCommand', 'change'],
  ['AdminUserGlobalSignOutCommand', 'change'],
] as const)(
  'answers ACCOUNT_NOT_FOUND if the user disappears before %s (%s password)',
  async (command, what) => {
    const { cognito } = await import('@thali/functions/auth/cognito/cognito');
    const run = await (what === 'set' ? prepareSetPassword() : prepareChangePassword());
    cognito.middlewareStack.add(
      (next, context) => async (args) => {
        const { input } = args;
        const isTargetCommand = context.commandName === command && 'Username' in input;
        if (isTargetCommand) await deleteSignIn(String(input.Username));
        return next(args);
      },
      { step: 'initialize', name: 'deleteUser' },
    );
    await expect(
      run().finally(() => cognito.middlewareStack.remove('deleteUser')),
    ).rejects.toMatchObject({
      code: 'ACCOUNT_NOT_FOUND',
      message: 'This account no longer exists.',
    });
  },
);

async function prepareSetPassword() {
  const { customerId } = await openCustomer();
  const { setPassword: run } = await import('@thali/functions/auth/passwords/set-password');
  const body = { customerId, password: 'chai 4 u' };
  return () => run({ role: 'guest' }, { body }, testRequestContext());
}

async function prepareChangePassword() {
  const { userId } = await makeStudent();
  const { changePassword } = await import('@thali/functions/auth/passwords/change-password');
  const body = { currentPassword: demoPassword, newPassword: 'new one' };
  return () => changePassword({ role: 'student', userId }, { body });
}

test.each(['UserNotConfirmedException', 'PasswordResetRequiredException'])(
  'answers a correct password like a wrong password if the pool answers %s',
  async (name) => {
    const { email } = await makeStudent();
    const { cognito } = await import('@thali/functions/auth/cognito/cognito');
    const { login: run } = await import('@thali/functions/auth/sessions/login');
    cognito.middlewareStack.add(
      () => () => Promise.reject(Object.assign(new Error('from the pool'), { name })),
      { step: 'initialize', name: 'state' },
    );
    const body = { email, password: demoPassword, role: 'student' } as const;
    const attempt = run({ role: 'guest' }, { body }, testRequestContext());
    await expect(
      attempt.finally(() => cognito.middlewareStack.remove('state')),
    ).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
      message: 'Login failed. Please check your credentials.',
    });
  },
);

test('refuses a temporary password (FORCE_CHANGE_PASSWORD) until a reset replaces it', {
  tags: 'long',
}, async () => {
  const { userId, email } = await makeStudent();
  const temporary = { Password: 'temporary one', Permanent: false };
  await callPool('AdminSetUserPassword', userId, temporary);
  expectRefusal(await login(email, 'temporary one'), 'INVALID_CREDENTIALS');
  expect((await resetPassword({ email }, email)).status).toBe(200);
  expect((await login(email, 'another one')).status).toBe(200);
});

test('asks a vendor to change a too short password that was set in the pool', async () => {
  const { userId, email } = await makeStaff(undefined);
  await callPool('AdminSetUserPassword', userId, { Password: 'short1', Permanent: true });
  const { json } = await login(email, 'short1', 'vendor');
  expect(json.must_change_password).toBe(true);
  expect(await readRow(keys.user(userId))).toMatchObject({ mustChangePassword: true });
  const profile = await call('GET', '/auth/profile', { token: json.token });
  expect(profile.json.must_change_password).toBe(true);
});

test('accepts a customer password of six characters', async () => {
  const email = randomIds.email();
  await registerCustomer('chai4u', email);
  expect((await login(email, 'chai4u')).json.must_change_password).toBe(false);
});
