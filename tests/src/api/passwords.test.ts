import { keys } from '@thali/functions/table/keys';
import { demoPassword } from '@thali/local/seed/demo-people';
import { expect, test } from 'vitest';
import { type Answer, call } from '../support/call.ts';
import { clearSendLog, login, openCustomer, registerCustomer } from '../support/customers.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { codeTo, messagesTo, wrongCode } from '../support/outbox.ts';
import { randomIds } from '../support/random-ids.ts';
import { makeStaff, makeStudent } from '../support/sign-in.ts';
import { changeRow, readRow } from '../support/test-table.ts';

type Body = Record<string, unknown>;
const change = (token: string, current_password: string, new_password: string) =>
  call('POST', '/auth/change-password', { token, body: { current_password, new_password } });
const requestReset = (body: Body) => call('POST', '/auth/forgot-password', { body });
const reset = (body: Body) => call('POST', '/auth/reset-password', { body });
const refresh = (refresh_token: string) =>
  call('POST', '/auth/refresh', { body: { refresh_token } });

test.concurrent('ends every other session after a password change, and returns new tokens', async () => {
  const { token, refreshToken, email } = await makeStudent();
  const otherRefreshToken = (await login(email, demoPassword)).json.refresh_token;
  const { status, text, json } = await change(token, demoPassword, 'new one');
  expect(status, text).toBe(200);
  for (const old of [refreshToken, otherRefreshToken])
    expectRefusal(await refresh(old), 'SESSION_EXPIRED');
  expect((await refresh(json.refresh_token)).status).toBe(200);
  expect((await call('GET', '/auth/profile', { token: json.token })).status).toBe(200);
  expectRefusal(await login(email, demoPassword), 'INVALID_CREDENTIALS');
  expect((await login(email, 'new one')).status).toBe(200);
});

test.concurrent('refuses a wrong current password, and limits the guesses', async () => {
  const { token, email } = await makeStudent();
  const answers: Answer[] = [];
  for (let guess = 0; guess < 22 && answers.at(-1)?.status !== 429; guess += 1) {
    answers.push(await change(token, `guess ${guess}`, 'new one'));
  }
  expectRefusal(answers[0] ?? (await change(token, '', '')), 'WRONG_PASSWORD');
  expect(answers.at(-1)?.status).toBe(429);
  expect((await login(email, demoPassword)).status).toBe(200);
});

test.concurrent('asks vendors for 8 characters', async () => {
  const { token } = await makeStaff(undefined);
  const answer = await change(token, demoPassword, '1234567');
  expectRefusal(answer, 'VALIDATION_ERROR');
  expect(answer.json.error).toBe('Password must be at least 8 characters long');
  expect(answer.json.details[0]?.path).toBe('new_password');
  expect((await change(token, demoPassword, '12345678')).status).toBe(200);
});

test.concurrent('marks a temporary password at sign-in and in the profile until it changes', async () => {
  const { userId, email } = await makeStaff(undefined);
  await changeRow(keys.user(userId), { mustChangePassword: true });
  const { json } = await login(email, demoPassword, 'vendor');
  expect(json.must_change_password).toBe(true);
  const profile = await call('GET', '/auth/profile', { token: json.token });
  expect(profile.json.must_change_password).toBe(true);
  await change(json.token, demoPassword, 'my own one');
  const after = await login(email, 'my own one', 'vendor');
  expect(after.json.must_change_password).toBe(false);
});

test.concurrent('resets a forgotten password by the registered e-mail', async () => {
  const { email, userId, refreshToken } = await makeStudent();
  expect((await requestReset({ email })).json).toEqual({ success: true, resend_after_seconds: 60 });
  const [message] = await messagesTo(email);
  expect(message).toMatchObject({ channel: 'email', subject: 'Your Thali password reset code' });
  const code = await codeTo(email);
  expectRefusal(await reset({ email, code: wrongCode(code), password: 'new one' }), 'INVALID_OTP');
  const resetAnswer = await reset({ email, code, password: 'new one' });
  expect([resetAnswer.status, resetAnswer.json.success], resetAnswer.text).toEqual([200, true]);

  expect(await readRow(keys.user(userId))).toMatchObject({ provenEmail: email });
  expectRefusal(await refresh(refreshToken), 'SESSION_EXPIRED');
  expectRefusal(await login(email, demoPassword), 'INVALID_CREDENTIALS');
  expect((await login(email, 'new one')).status).toBe(200);
  expectRefusal(await reset({ email, code, password: 'another' }), 'INVALID_OTP');
});

test.concurrent('resets a forgotten password by phone, but not with a code for signing in', async () => {
  const { phone, userId } = await registerCustomer('chai 4 u');
  const signInCode = await codeTo(phone);
  await clearSendLog(phone);
  await requestReset({ phone });
  const code = await codeTo(phone);
  expectRefusal(await reset({ phone, code: signInCode, password: 'new one' }), 'INVALID_OTP');
  const body = { phone, otp: code, action: 'login' };
  expectRefusal(await call('POST', '/auth/verify-otp', { body }), 'INVALID_OTP');
  expect((await reset({ phone, code, password: 'new one' })).status).toBe(200);
  expect(await readRow(keys.user(userId))).not.toHaveProperty('provenEmail');
});

test.concurrent('sends the code to a proven phone, not to an unproven e-mail', async () => {
  const email = randomIds.email();
  const { phone } = await registerCustomer('chai 4 u', email);
  await clearSendLog(phone);
  await requestReset({ email });
  expect(await messagesTo(email)).toEqual([]);
  const code = await codeTo(phone);
  expect((await reset({ email, code, password: 'new one' })).status).toBe(200);
  expect((await login(email, 'new one')).status).toBe(200);
});

test.concurrent('sets a first password by a reset', async () => {
  const email = randomIds.email();
  const { phone, customerId } = await openCustomer(email);
  await clearSendLog(phone);
  await requestReset({ phone });
  const code = await codeTo(phone);
  expect((await reset({ phone, code, password: 'chai 4 u' })).status).toBe(200);
  expect((await login(email, 'chai 4 u')).json.user.id).toBe(customerId);
  const late = await call('POST', '/auth/set-password', {
    body: { customer_id: customerId, password: 'takeover' },
  });
  expectRefusal(late, 'REGISTRATION_EXPIRED');
});

test.concurrent('answers busy to a reset while the first password is being set', async () => {
  const { phone, customerId } = await openCustomer();
  await changeRow(keys.user(customerId), {
    passwordClaimedUntil: Math.floor(Date.now() / 1000) + 20,
  });
  await clearSendLog(phone);
  await requestReset({ phone });
  const answer = await reset({ phone, code: await codeTo(phone), password: 'chai 4 u' });
  expect([answer.status, answer.json.code]).toEqual([503, 'SERVICE_BUSY']);
  expect(await readRow(keys.user(customerId))).toHaveProperty('setPasswordUntil');
});

test.concurrent('answers known and unknown accounts alike, and in about the same time', {
  tags: 'long',
}, async () => {
  const { email } = await makeStudent();
  const begunAt = Date.now();
  const timed = async (body: Body) => {
    const startedAt = performance.now();
    const answer = await requestReset(body);
    return { answer, ms: performance.now() - startedAt };
  };
  const known = await timed({ email });
  const unknown = await timed({ email: randomIds.email() });
  const unknownPerson = await timed({ phone: randomIds.phone() });
  const visiblePart = ({ answer }: { answer: Answer }) => [answer.status, answer.text];
  expect(visiblePart(unknown)).toEqual(visiblePart(known));
  expect(visiblePart(unknownPerson)).toEqual(visiblePart(known));
  for (const { ms } of [known, unknown, unknownPerson]) expect(ms).toBeGreaterThanOrEqual(1990);
  const soon = await requestReset({ email });
  expectRefusal(soon, 'TOO_MANY_REQUESTS');
  const secondsSinceReset = (Date.now() - begunAt) / 1000;
  const waitSeconds = Number(soon.headers.get('retry-after'));
  expect(waitSeconds).toBeGreaterThan(59 - secondsSinceReset);
  expect(waitSeconds).toBeLessThanOrEqual(60);
  const unknownEmail = randomIds.email();
  await requestReset({ email: unknownEmail });
  expectRefusal(await requestReset({ email: unknownEmail }), 'TOO_MANY_REQUESTS');
});

test.each([
  [{}],
  [{ email: 'a@b.example', phone: '+919876543210' }],
  [{ email: 'x' }],
  [{ phone: '1' }],
])('refuses a forgotten password for %j', async (body) => {
  expectRefusal(await requestReset(body), 'VALIDATION_ERROR');
});
