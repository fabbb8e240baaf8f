import { keys } from '@thali/functions/table/keys';
import { demoPassword } from '@thali/local/seed/demo-people';
import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import {
  clearSendLog,
  freshOtp,
  login,
  openCustomer,
  setPassword,
  verifyOtp,
} from '../support/customers.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { codeTo } from '../support/outbox.ts';
import { randomIds } from '../support/random-ids.ts';
import { makeStudent } from '../support/sign-in.ts';
import { changeRow, putRows, readRow } from '../support/test-table.ts';

/** A registration by phone after its 15 minutes. */
async function openExpiredRegistration(email: string) {
  const open = await openCustomer(email);
  await changeRow(keys.user(open.customerId), { setPasswordUntil: Math.floor(Date.now() / 1000) });
  await clearSendLog(open.phone);
  return open;
}

function register(email: string) {
  const body = { name: 'Ravi', email, password: 'poha 4 me', role: 'student' };
  return call('POST', '/auth/register', { body });
}

/** Gives a new student the proven e-mail. @returns the user id */
async function proveEmail(email: string): Promise<string> {
  const { userId } = await makeStudent();
  await putRows([{ ...keys.email(email), userId }]);
  return userId;
}

test('claims the e-mail with the first password, if it is still free', async () => {
  const [email, takenEmail] = [randomIds.email(), randomIds.email()];
  const { customerId } = await openCustomer(email);
  expect(await readRow(keys.email(email))).toBeUndefined();
  expect((await setPassword(customerId, 'chai 4 u')).status).toBe(200);
  expect((await login(email, 'chai 4 u')).json.user.id).toBe(customerId);

  const late = await openCustomer(takenEmail);
  const otherUserId = (await register(takenEmail)).json.user.id;
  expect((await setPassword(late.customerId, 'chai 4 u')).status).toBe(200);
  expectRefusal(await login(takenEmail, 'chai 4 u'), 'INVALID_CREDENTIALS');
  expect((await login(takenEmail, 'poha 4 me')).json.user.id).toBe(otherUserId);
});

test('lets the same phone register again after the 15 minutes, with the same e-mail', async () => {
  const email = randomIds.email();
  const { phone } = await openExpiredRegistration(email);
  const otp = await freshOtp(phone);
  const { json } = await verifyOtp({ phone, otp, action: 'register', name: 'Meera', email });
  expect((await setPassword(json.customer_id, 'chai 4 u')).status).toBe(200);
  expect((await login(email, 'chai 4 u')).json.user.id).toBe(json.customer_id);
});

test('continues by a sign-in with code, without an e-mail that another person has proven', async () => {
  const email = randomIds.email();
  const { phone } = await openExpiredRegistration(email);
  const owner = await proveEmail(email);
  const signedIn = await verifyOtp({ phone, otp: await freshOtp(phone), action: 'login' });
  expect(signedIn.json).toEqual({ requires_password: true, customer_id: expect.any(String) });
  const set = await setPassword(signedIn.json.customer_id, 'chai 4 me');
  expect(set.json.user).toMatchObject({ phone });
  expectRefusal(await login(email, 'chai 4 me'), 'INVALID_CREDENTIALS');
  expect((await login(email, demoPassword)).json.user.id).toBe(owner);
});

test('sets a first password by a reset, without an e-mail that another person has proven', {
  tags: 'long',
}, async () => {
  const email = randomIds.email();
  const { phone, customerId } = await openExpiredRegistration(email);
  const owner = await proveEmail(email);
  await call('POST', '/auth/forgot-password', { body: { phone } });
  const body = { phone, code: await codeTo(phone), password: 'chai 4 me' };
  expect((await call('POST', '/auth/reset-password', { body })).status).toBe(200);
  expect(await readRow(keys.email(email))).toMatchObject({ userId: owner });
  await clearSendLog(phone);
  const byCode = await verifyOtp({ phone, otp: await freshOtp(phone), action: 'login' });
  expect(byCode.json.user.id).toBe(customerId);
});
