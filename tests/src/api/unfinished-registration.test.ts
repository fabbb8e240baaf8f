import { keys } from '@thali/functions/table/keys';
import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import {
  forgetSends,
  freshOtp,
  login,
  openCustomer,
  setPassword,
  verifyOtp,
} from '../support/customers.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { codeSentTo } from '../support/outbox.ts';
import { randomIds } from '../support/random-ids.ts';
import { changeRow, readRow } from '../support/test-table.ts';

/** A registration by phone whose 15 minutes are over. */
async function lapsed(email: string) {
  const open = await openCustomer(email);
  const { setPasswordUntil } = (await readRow(keys.user(open.customerId))) ?? {};
  expect(await readRow(keys.email(email))).toMatchObject({ expiresAt: setPasswordUntil });
  const now = Math.floor(Date.now() / 1000);
  await changeRow(keys.user(open.customerId), { setPasswordUntil: now });
  await changeRow(keys.email(email), { expiresAt: now });
  return open;
}

function register(email: string) {
  const body = { name: 'Ravi', email, password: 'chai 4 u', role: 'student' };
  return call('POST', '/auth/register', { body });
}

async function again(phone: string, email?: string) {
  await forgetSends(phone);
  const otp = await freshOtp(phone);
  return verifyOtp({ phone, otp, action: 'register', name: 'Meera', email });
}

test('within its minutes it holds its e-mail, and a first password keeps it for good', async () => {
  const email = randomIds.email();
  const { customerId } = await openCustomer(email);
  expectRefusal(await register(email), 'EMAIL_TAKEN');
  expect((await setPassword(customerId, 'chai 4 u')).status).toBe(200);
  expect(await readRow(keys.email(email))).not.toHaveProperty('expiresAt');
  expect((await login(email, 'chai 4 u')).json.user.id).toBe(customerId);
});

test('after them the e-mail is anybody’s, and the phone registers again', async () => {
  const email = randomIds.email();
  const { phone } = await lapsed(email);
  const taken = await register(email);
  expect(taken.status, taken.text).toBe(201);

  expectRefusal(await again(phone, email), 'EMAIL_TAKEN');
  const { json } = await again(phone, randomIds.email());
  expect((await setPassword(json.customer_id, 'chai 4 u')).status).toBe(200);
  expect((await login(email, 'chai 4 u')).json.user.id).toBe(taken.json.user.id);
});

test('after them the same phone gets the same e-mail, if nobody else has it', async () => {
  const email = randomIds.email();
  const { phone } = await lapsed(email);
  const { json } = await again(phone, email);
  expect((await setPassword(json.customer_id, 'chai 4 u')).status).toBe(200);
  expect((await login(email, 'chai 4 u')).json.user.id).toBe(json.customer_id);
});

test('who signs in by code after them goes on, without an e-mail that somebody took', async () => {
  const email = randomIds.email();
  const { phone } = await lapsed(email);
  const owner = (await register(email)).json.user.id;
  await forgetSends(phone);
  const signedIn = await verifyOtp({ phone, otp: await freshOtp(phone), action: 'login' });
  expect(signedIn.json).toEqual({ requires_password: true, customer_id: expect.any(String) });
  const set = await setPassword(signedIn.json.customer_id, 'chai 4 me');
  expect(set.json.user).toMatchObject({ phone, email: null });
  expectRefusal(await login(email, 'chai 4 me'), 'INVALID_CREDENTIALS');
  expect((await login(email, 'chai 4 u')).json.user.id).toBe(owner);
});

test('a first password by a reset does not take an e-mail from who has it by then', {
  tags: 'long',
}, async () => {
  const email = randomIds.email();
  const { phone, customerId } = await lapsed(email);
  const owner = (await register(email)).json.user.id;
  await forgetSends(phone);
  await call('POST', '/auth/forgot-password', { body: { phone } });
  const body = { phone, code: await codeSentTo(phone), password: 'chai 4 me' };
  expect((await call('POST', '/auth/reset-password', { body })).status).toBe(200);
  expect(await readRow(keys.email(email))).toMatchObject({ userId: owner });
  await forgetSends(phone);
  const byCode = await verifyOtp({ phone, otp: await freshOtp(phone), action: 'login' });
  expect(byCode.json.user.id).toBe(customerId);
});
