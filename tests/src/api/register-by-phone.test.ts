import { keys } from '@thali/functions/table/keys';
import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import {
  clearSendLog,
  freshOtp,
  login,
  openCustomer,
  registerCustomer,
  requestOtp,
  setPassword,
  verifyOtp,
} from '../support/customers.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { codeTo, messagesTo, wrongCode } from '../support/outbox.ts';
import { randomIds } from '../support/random-ids.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { makeStudent } from '../support/sign-in.ts';
import { testRequestContext } from '../support/test-context.ts';
import { readRow } from '../support/test-table.ts';

test('registers a customer by phone, who then signs in by code and by password', async () => {
  const [phone, email] = [randomIds.phone(), randomIds.email()];
  const requested = await requestOtp(phone);
  expect(requested.json).toEqual({ success: true, resend_after_seconds: 60 });
  const otp = await codeTo(phone);
  const registered = await verifyOtp({ phone, otp, action: 'register', name: ' Meera ', email });
  expect(registered.status, registered.text).toBe(200);
  expect(Object.keys(registered.json)).toEqual(['customer_id']);
  const { customer_id } = registered.json;
  expect(customer_id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);

  const set = await setPassword(customer_id, 'chai 4 u');
  expect(set.status, set.text).toBe(200);
  expect(set.json.user).toMatchObject({ id: customer_id, name: 'Meera', role: 'student', phone });
  const profile = await call('GET', '/auth/profile', { token: set.json.token });
  expect(profile.json).toMatchObject({
    user: { id: customer_id, email },
    must_change_password: false,
  });
  const refreshed = await call('POST', '/auth/refresh', {
    body: { refresh_token: set.json.refresh_token },
  });
  expect(refreshed.status).toBe(200);

  const byPassword = await login(email, 'chai 4 u');
  expect(byPassword.json.user.id).toBe(customer_id);
  await clearSendLog(phone);
  const byCode = await verifyOtp({ phone, otp: await freshOtp(phone), action: 'login' });
  expect(byCode.json).toMatchObject({ requires_password: false, user: { id: customer_id } });
  expect(byCode.json.refresh_token).toMatch(/^student\./);
  expect((await call('GET', '/auth/profile', { token: byCode.json.token })).status).toBe(200);
});

test('after a sign-in without an account, registers the customer with the same code and a name', async () => {
  const phone = randomIds.phone();
  const otp = await freshOtp(phone);
  expectRefusal(await verifyOtp({ phone, otp, action: 'login' }), 'ACCOUNT_NOT_FOUND');
  const body = { phone, otp, action: 'register', name: 'Meera', is_passwordless: true };
  const registered = await verifyOtp(body);
  expect(registered.json).toMatchObject({
    requires_password: false,
    user: { name: 'Meera', phone, role: 'student' },
  });
  expect((await call('GET', '/auth/profile', { token: registered.json.token })).status).toBe(200);
  expectRefusal(await verifyOtp(body), 'INVALID_OTP');
  await clearSendLog(phone);
  const nextSignIn = await verifyOtp({ phone, otp: await freshOtp(phone), action: 'login' });
  expect(nextSignIn.json.user.id).toBe(registered.json.user.id);
});

test('sends Indian phones the approved text with its template ids', async () => {
  const phone = randomIds.phone();
  const code = await freshOtp(phone);
  expect(await messagesTo(phone)).toMatchObject([
    {
      channel: 'sms',
      body: `${code} is your Thali verification code. It is valid for 5 minutes. Do not share it with anyone.`,
      countryParameters: { IN_ENTITY_ID: 'local-entity', IN_TEMPLATE_ID: 'local-template' },
    },
  ]);
  const abroad = '+6581234567';
  await freshOtp(abroad);
  expect((await messagesTo(abroad))[0]).not.toHaveProperty('countryParameters');
});

test('signs in the demo customer by code', async () => {
  const phone = '+919000000001';
  const { json } = await verifyOtp({ phone, otp: await freshOtp(phone), action: 'login' });
  expect(json.user).toMatchObject({ email: 'student@demo.example', role: 'student' });
});

test('reveals a missing account only after a correct code', async () => {
  const [unknown, { phone: known }] = [randomIds.phone(), await registerCustomer()];
  await clearSendLog(known);
  const [codeOfUnknown, codeOfKnown] = [await freshOtp(unknown), await freshOtp(known)];
  const answers = await Promise.all(
    [
      { phone: unknown, otp: wrongCode(codeOfUnknown), action: 'login' },
      { phone: known, otp: wrongCode(codeOfKnown), action: 'login' },
      { phone: unknown, otp: wrongCode(codeOfUnknown), action: 'register', name: 'A' },
      { phone: known, otp: wrongCode(codeOfKnown), action: 'register', name: 'A' },
      { phone: randomIds.phone(), otp: '123456', action: 'login' },
    ].map((body) => verifyOtp(body)),
  );
  for (const answer of answers) expectRefusal(answer, 'INVALID_OTP');
  expect(new Set(answers.map(({ json }) => json.error))).toEqual(new Set(['Invalid OTP']));

  const right = await verifyOtp({ phone: unknown, otp: codeOfUnknown, action: 'login' });
  expectRefusal(right, 'ACCOUNT_NOT_FOUND');
  expect(right.json.error).toBe('No account with this phone number. Please register.');
});

test('reveals that a phone is taken only after a correct code', async () => {
  const { phone } = await registerCustomer();
  await clearSendLog(phone);
  const otp = await freshOtp(phone);
  expectRefusal(await verifyOtp({ phone, otp, action: 'register', name: 'A' }), 'PHONE_TAKEN');
});

test('refuses a registration with a taken e-mail, and creates no account', async () => {
  const [phone, { email }] = [randomIds.phone(), await makeStudent()];
  const body = { phone, action: 'register', name: 'A', email };
  expectRefusal(await verifyOtp({ ...body, otp: await freshOtp(phone) }), 'EMAIL_TAKEN');
  expect(await readRow(keys.phone(phone))).toBeUndefined();

  await clearSendLog(phone);
  const corrected = { ...body, email: randomIds.email(), otp: await freshOtp(phone) };
  expect((await verifyOtp(corrected)).status).toBe(200);
});

test('replaces an unfinished registration, and takes the new e-mail', async () => {
  const [first, second] = [randomIds.email(), randomIds.email()];
  const { phone, customerId } = await openCustomer(first);
  await clearSendLog(phone);
  const signedIn = await verifyOtp({ phone, otp: await freshOtp(phone), action: 'login' });
  expect(signedIn.json).toEqual({ requires_password: true, customer_id: expect.any(String) });

  await clearSendLog(phone);
  const body = { phone, action: 'register', name: 'Meera J', email: second };
  const restarted = await verifyOtp({ ...body, otp: await freshOtp(phone) });
  const { customer_id } = restarted.json;
  expect(await readRow(keys.email(first))).toBeUndefined();
  for (const earlier of [customerId, signedIn.json.customer_id]) {
    expect(await readRow(keys.user(earlier))).toBeUndefined();
  }
  expect((await setPassword(customer_id, 'chai 4 u')).status).toBe(200);
  expectRefusal(await login(first, 'chai 4 u'), 'INVALID_CREDENTIALS');
  expect((await login(second, 'chai 4 u')).json.user.name).toBe('Meera J');
});

test.each(['login', 'register'])(
  'a customer id from an earlier code cannot set the first password after a newer code: %s',
  async (action) => {
    // Another person may have used the phone earlier and kept the id.
    const email = randomIds.email();
    const { phone, customerId } = await openCustomer(email);
    await clearSendLog(phone);
    const body = { phone, action, name: 'Meera', email };
    const { json } = await verifyOtp({ ...body, otp: await freshOtp(phone) });
    expectRefusal(await setPassword(customerId, 'takeover'), 'REGISTRATION_EXPIRED');
    expect((await setPassword(json.customer_id, 'chai 4 u')).status).toBe(200);
    expect((await login(email, 'chai 4 u')).json.user).toMatchObject({ name: 'Meera', phone });
  },
);

test('answers SERVICE_BUSY to a code while another call sets the first password', async () => {
  const { phone, customerId } = await openCustomer();
  setUpHandlers();
  const { claimFirstPassword, releaseFirstPassword } = await import(
    '@thali/functions/auth/registration/first-password.table'
  );
  const claim = await claimFirstPassword(customerId, { proven: false });
  await clearSendLog(phone);
  const body = { phone, action: 'login' };
  const during = await verifyOtp({ ...body, otp: await freshOtp(phone) });
  expect([during.status, during.json.code]).toEqual([503, 'SERVICE_BUSY']);
  if (claim) await releaseFirstPassword(claim);
  expect((await setPassword(customerId, 'chai 4 u')).status).toBe(200);
});

test('creates one person for concurrent registrations of one phone', async () => {
  const phone = randomIds.phone();
  setUpHandlers();
  const { registerCustomer } = await import('@thali/functions/auth/registration/register-customer');
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      registerCustomer({ phone, name: `Name ${index}`, email: undefined }).then(
        ({ customerId }) => customerId,
        () => undefined,
      ),
    ),
  );
  const ids = [...new Set(outcomes.filter((id) => id !== undefined))];
  expect(ids.length).toBeGreaterThan(0);
  const rows = await Promise.all(ids.map((id) => readRow(keys.user(id))));
  const [person, ...otherPeople] = rows.filter((row) => row !== undefined);
  expect(otherPeople).toEqual([]);
  expect(await readRow(keys.phone(phone))).toMatchObject({ userId: person?.id });
});

test('treats two notations of a phone as one', async () => {
  const national = `151${randomIds.phone().slice(-8)}`;
  const [e164, withZero] = [`+49${national}`, `+49 0${national}`];
  const otp = await freshOtp(e164);
  expectRefusal(await requestOtp(withZero), 'TOO_MANY_REQUESTS');
  const body = { phone: withZero, otp, action: 'register', name: 'Jonas' };
  const { json } = await verifyOtp(body);
  expect(await readRow(keys.phone(e164))).toMatchObject({ userId: json.customer_id });
});

test.each([
  ['+915876543210', 'Please enter a valid phone number'],
  ['+353871234567', 'Please enter a valid phone number'],
  ['', 'Please enter a valid phone number'],
])('sends no code to %j', async (phone, message) => {
  const answer = await requestOtp(phone);
  expectRefusal(answer, 'VALIDATION_ERROR');
  expect(answer.json.error).toBe(message);
});

test.each([
  [{ otp: '12345' }, 'Please enter a valid 6-digit OTP'],
  [{ otp: '1234567' }, 'Please enter a valid 6-digit OTP'],
  [{ otp: '12345a' }, 'Please enter a valid 6-digit OTP'],
  [{ name: ' ' }, 'Please enter your name'],
  [{ name: null }, 'Please enter your name'],
  [{ email: 'meera' }, 'Please enter a valid email address'],
])('refuses a registration with %j', async (changes, message) => {
  const body = { phone: randomIds.phone(), otp: '123456', action: 'register', name: 'Meera' };
  const answer = await verifyOtp({ ...body, ...changes });
  expectRefusal(answer, 'VALIDATION_ERROR');
  expect(answer.json.error).toBe(message);
});

test('accepts a code again after the user pool was too slow', async () => {
  setUpHandlers();
  const { verifyOtp: run } = await import('@thali/functions/auth/otp/verify-otp');
  const { challengeClient } = await import('@thali/functions/auth/cognito/cognito');
  const { phone, userId } = await registerCustomer();
  await clearSendLog(phone);
  const body = { phone, otp: await freshOtp(phone), action: 'login' } as const;
  const signIn = () => run({ role: 'guest' }, { body }, testRequestContext('slow pool'));

  challengeClient.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const answer = await next(args);
        if (commandName !== 'AdminRespondToAuthChallengeCommand') return answer;
        throw Object.assign(new Error('too late'), { name: 'TimeoutError' });
      },
    { step: 'initialize', name: 'slow' },
  );
  const slow = signIn().finally(() => challengeClient.middlewareStack.remove('slow'));
  await expect(slow).rejects.toMatchObject({ code: 'SERVICE_BUSY', retryAfterSeconds: 1 });
  expect(await signIn()).toMatchObject({ requiresPassword: false, user: { id: userId } });
  await expect(signIn()).rejects.toMatchObject({ code: 'INVALID_OTP' });
});
