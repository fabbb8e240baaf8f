import { keys } from '@thali/functions/table/keys';
import { demoPassword } from '@thali/local/seed/demo-people';
import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import {
  clearSendLog,
  freshOtp,
  login,
  registerCustomer,
  setPassword,
  verifyOtp,
} from '../support/customers.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { operate } from '../support/operate.ts';
import { codeTo, messagesTo } from '../support/outbox.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { randomIds } from '../support/random-ids.ts';
import { makeAdmin, makeStaff, type TestPerson } from '../support/sign-in.ts';
import { changeRow, putRows, readRow } from '../support/test-table.ts';
import { outcomeOf, recordAttack } from './count-attacks.ts';

const now = () => Math.floor(Date.now() / 1000);
const halfYearAgo = () => now() - 181 * 24 * 3600;
const requestReset = (body: object) => call('POST', '/auth/forgot-password', { body });
const reset = (body: object) => call('POST', '/auth/reset-password', { body });

/** Gives a person a verified phone, like a customer who then bought a mess. */
async function addPhone(person: TestPerson, changes: Record<string, unknown>) {
  const phone = randomIds.phone();
  const proven = { phone, provenPhone: phone, phoneProvenAt: now() };
  await changeRow(keys.user(person.userId), { ...proven, ...changes });
  await putRows([{ ...keys.phone(phone), userId: person.userId }]);
  return { ...person, phone };
}

test.concurrent.each(['vendor', 'admin'] as const)('a copied SIM opens no %s', async (role) => {
  const person = role === 'admin' ? await makeAdmin() : await makeStaff((await makeVendor()).id);
  const { phone, email } = await addPhone(person, { provenEmail: person.email });
  await requestReset({ phone });
  expect(await messagesTo(phone)).toEqual([]);
  await clearSendLog(phone);
  const signInCode = await freshOtp(phone);
  const guess = await reset({ phone, code: signInCode, password: 'taken over' });
  expectRefusal(guess, 'INVALID_OTP');
  const signIn = await verifyOtp({ phone, otp: signInCode, action: 'login' });
  expectRefusal(signIn, 'ACCOUNT_NOT_FOUND');
  recordAttack('Accounts: a mess or an admin by a SIM alone', [
    outcomeOf(guess),
    outcomeOf(signIn),
  ]);
  expect((await login(email, demoPassword, role)).status).toBe(200);

  await clearSendLog(phone);
  await clearSendLog(email);
  await requestReset({ phone });
  const code = await codeTo(email);
  expect((await reset({ phone, code, password: 'my own one' })).status).toBe(200);
  expect((await login(email, 'my own one', role)).status).toBe(200);
  const [notice] = await messagesTo(email);
  expect(notice?.subject).toBe('Your Thali password was changed');
});

test('an operator helps an owner with only a verified phone, and the audit log records it', {
  tags: 'long',
}, async () => {
  const { email, phone, userId } = await addPhone(await makeStaff((await makeVendor()).id), {});
  await requestReset({ phone });
  await requestReset({ email });
  expect([await messagesTo(phone), await messagesTo(email)]).toEqual([[], []]);
  expect((await operate('resend-credentials', { email })).status).toBe(400);
  const reason = 'Called us, we know the voice';
  const resending = await operate('resend-credentials', { email, reason });
  expect(resending).toMatchObject({ status: 200, result: { sent: true, userId } });
  const { body = '' } = (await messagesTo(email))[0] ?? {};
  const password = /^Temporary password: (\S+)$/m.exec(body)?.[1] ?? '';
  expect((await login(email, password, 'vendor')).json.must_change_password).toBe(true);
  expect(await readRow(keys.user(userId))).toMatchObject({ provenEmail: email });
});

test.concurrent('an SMS code for a customer stops working when the customer becomes a vendor', async () => {
  const { phone, userId } = await registerCustomer();
  await clearSendLog(phone);
  await requestReset({ phone });
  const { addRole } = await importCognitoUsers();
  await addRole(userId, 'vendor');
  const answer = await reset({ phone, code: await codeTo(phone), password: 'taken over' });
  expectRefusal(answer, 'INVALID_OTP');
  recordAttack('Accounts: a mess or an admin by a SIM alone', [outcomeOf(answer)]);
});

/** Imports the commands of the user pool. */
async function importCognitoUsers() {
  const { setUpHandlers } = await import('../support/set-up-handlers.ts');
  setUpHandlers();
  return import('@thali/functions/auth/cognito/cognito-users');
}

/** A customer with an order, whose number nobody has verified since. */
async function makeFormerOwner() {
  const email = randomIds.email();
  const customer = await registerCustomer('chai 4 u', email);
  await placeOrder(orderBody(await makeVendor()), { token: customer.token });
  await changeRow(keys.user(customer.userId), { phoneProvenAt: halfYearAgo(), provenEmail: email });
  await clearSendLog(customer.phone);
  return { ...customer, email };
}

test.concurrent('a new owner of a phone number gets no access to the account of the former owner', async () => {
  const { phone, email, userId } = await makeFormerOwner();
  await requestReset({ phone });
  expect(await messagesTo(phone)).toHaveLength(1);
  await clearSendLog(phone);
  const otp = await freshOtp(phone);
  const signIn = await verifyOtp({ phone, otp, action: 'login' });
  expectRefusal(signIn, 'ACCOUNT_NOT_FOUND');
  recordAttack('Accounts: by the number of its former owner', [outcomeOf(signIn)]);
  expect(await readRow(keys.phone(phone))).toBeUndefined();
  expect((await readRow(keys.user(userId)))?.provenPhone).toBeUndefined();
  const [notice] = await messagesTo(email);
  expect(notice?.subject).toBe('Your phone number no longer signs in to Thali');

  await clearSendLog(phone);
  const proof = { phone, otp: await freshOtp(phone), action: 'register', name: 'Ravi' };
  const { json } = await verifyOtp(proof);
  const { token, user } = (await setPassword(json.customer_id, 'poha 4 u')).json;
  expect(user.id).not.toBe(userId);
  expect((await call('GET', '/orders', { token })).json.orders).toEqual([]);

  const former = (await login(email, 'chai 4 u')).json;
  expect(former.user.id).toBe(userId);
  const ownOrders = await call('GET', '/orders', { token: former.token });
  expect(ownOrders.json.orders).toHaveLength(1);
});

test.concurrent('the new owner can register at once, and each sign-in verifies the number again', async () => {
  const { phone, userId } = await makeFormerOwner();
  const proof = { phone, otp: await freshOtp(phone), action: 'register', name: 'Ravi' };
  expect((await verifyOtp(proof)).json.customer_id).not.toBe(userId);

  const customer = await registerCustomer();
  await changeRow(keys.user(customer.userId), { phoneProvenAt: halfYearAgo() + 10 * 24 * 3600 });
  await clearSendLog(customer.phone);
  const otp = await freshOtp(customer.phone);
  const { json } = await verifyOtp({ phone: customer.phone, otp, action: 'login' });
  expect(json.user.id).toBe(customer.userId);
  const { phoneProvenAt } = (await readRow(keys.user(customer.userId))) ?? {};
  expect(Number(phoneProvenAt)).toBeGreaterThan(now() - 60);
});
