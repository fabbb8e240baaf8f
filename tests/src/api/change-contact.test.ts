import { keys } from '@thali/functions/table/keys';
import { demoPassword } from '@thali/local/seed/demo-people';
import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { clearSendLog, login, registerCustomer } from '../support/customers.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { codeTo, messagesTo } from '../support/outbox.ts';
import { randomIds } from '../support/random-ids.ts';
import { makeStaff, makeStudent, signIn } from '../support/sign-in.ts';
import { changeRow, readRow } from '../support/test-table.ts';

type Target = { phone: string } | { email: string };

const askForCode = (token: string, target: Target, password: string) =>
  call('POST', '/auth/contact-code', { token, body: { ...target, password } });

/** Asks for a code and reads it from the outbox. */
async function codeFor(token: string, target: Target, password = demoPassword): Promise<string> {
  const answer = await askForCode(token, target, password);
  expect(answer.status, answer.text).toBe(200);
  const [address] = Object.values(target);
  return codeTo(String(address));
}

const change = (token: string, target: Target, code: string) =>
  call('PUT', '/auth/contact', { token, body: { ...target, code } });

const chai = 'chai 4 u';

test('moves a proven phone to the account, releases the earlier phone, and gives a repeat the same answer', async () => {
  const customer = await registerCustomer(chai, randomIds.email());
  const phone = randomIds.phone();
  const code = await codeFor(customer.token, { phone }, chai);
  const first = await change(customer.token, { phone }, code);
  expect(first.status, first.text).toBe(200);
  const repeat = await change(first.json.token, { phone }, code);
  expect(repeat.json.user.phone, repeat.text).toBe(phone);
  expect(await readRow(keys.phone(phone))).toMatchObject({ userId: customer.userId });
  expect(await readRow(keys.phone(customer.phone))).toBeUndefined();
  expect(await readRow(keys.user(customer.userId))).toMatchObject({ phone, provenPhone: phone });
});

test('moves a proven email to the account, which then signs in with it, and notifies the earlier email', async () => {
  const earlier = randomIds.email();
  const customer = await registerCustomer(chai, earlier);
  const email = randomIds.email();
  const code = await codeFor(customer.token, { email }, chai);
  const changed = await change(customer.token, { email }, code);
  expect(changed.json.user.email).toBe(email);
  expect((await login(email, chai)).json.user.id).toBe(customer.userId);
  expect((await login(earlier, chai)).status).not.toBe(200);
  const next = randomIds.email();
  const nextCode = await codeFor(changed.json.token, { email: next }, chai);
  const { token } = (await change(changed.json.token, { email: next }, nextCode)).json;
  expect((await messagesTo(email)).map(({ subject }) => subject)).toContain(
    'The email of your Thali account was changed',
  );
  const read = await call('GET', '/auth/profile', { token });
  expect(read.json).toMatchObject({ proven_email: next, proven_phone: customer.phone });
});

test('refuses a taken phone or email only after the right code', async () => {
  const [holder, otherPerson] = [await registerCustomer('chai 4 u'), await makeStudent()];
  const phone = holder.phone;
  await clearSendLog(phone);
  const code = await codeFor(otherPerson.token, { phone });
  expectRefusal(await change(otherPerson.token, { phone }, '000000'), 'INVALID_OTP');
  const refusal = await change(otherPerson.token, { phone }, code);
  expectRefusal(refusal, 'PHONE_TAKEN');
  expect(refusal.json.error).toBe('Another account already uses this phone number.');

  const email = randomIds.email();
  const mailHolder = await makeStudent();
  await change(mailHolder.token, { email }, await codeFor(mailHolder.token, { email }));
  await expect.poll(async () => (await readRow(keys.email(email)))?.userId).toBe(mailHolder.userId);
});

test('lets staff prove the mess’s phone although their own customer account signs in with it', async () => {
  const [mess, otherVendor] = [await makeVendor(), await makeVendor()];
  const [owner, stranger] = [await makeStaff(mess.id), await makeStaff(otherVendor.id)];
  const { phone, userId } = await registerCustomer(chai);
  await changeRow(keys.vendorProfile(mess.id), { phone: phone.replace('+91', '') });
  for (const staff of [owner, stranger]) {
    await changeRow(keys.user(staff.userId), { provenEmail: randomIds.email() });
  }
  const prove = async (token: string) => {
    await clearSendLog(phone);
    return change(token, { phone }, await codeFor(token, { phone }));
  };
  const isProven = async () =>
    (await call('GET', `/vendors/${mess.id}`, owner)).json.vendor.is_phone_proven;

  expectRefusal(await prove(stranger.token), 'PHONE_TAKEN');
  expect(await isProven()).toBe(false);
  const answer = await prove(owner.token);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.json.user.phone).not.toBe(phone);
  expect(await isProven()).toBe(true);
  expect(await readRow(keys.phone(phone))).toMatchObject({ userId });

  await changeRow(keys.phone(phone), { userId: stranger.userId });
  expect(await isProven()).toBe(false);
});

test('refuses the code of another account', async () => {
  const [first, second] = [await makeStudent(), await makeStudent()];
  const phone = randomIds.phone();
  const code = await codeFor(first.token, { phone });
  expectRefusal(await change(second.token, { phone }, code), 'INVALID_OTP');
});

test('asks staff to confirm the email before the phone', async () => {
  const { token, userId } = await makeStaff((await makeVendor()).id);
  const phone = randomIds.phone();
  const user = await readRow(keys.user(userId));
  const answer = await change(token, { phone }, '000000');
  expectRefusal(answer, user?.provenEmail ? 'INVALID_OTP' : 'EMAIL_NOT_PROVEN');
});

test('sends no code to a new contact without the password', async () => {
  const { token } = await makeStudent();
  const email = randomIds.email();
  expectRefusal(await askForCode(token, { email }, 'not the password'), 'WRONG_PASSWORD');
  expect(await messagesTo(email)).toEqual([]);
});

test('ends every other session, and the caller continues with a new session', async () => {
  const ownStaff = await makeStaff((await makeVendor()).id);
  const otherPerson = await signIn(ownStaff.email, 'vendor');
  const email = randomIds.email();
  const code = await codeFor(ownStaff.token, { email });
  const { json } = await change(ownStaff.token, { email }, code);
  const read = (token: string) => call('GET', '/auth/profile', { token });
  expect((await read(json.token)).json).toMatchObject({ proven_email: email });
  expectRefusal(await read(otherPerson.token), 'TOKEN_INVALID');
  const refresh = (refreshToken: string) =>
    call('POST', '/auth/refresh', { body: { refresh_token: refreshToken } });
  expectRefusal(await refresh(otherPerson.refreshToken), 'SESSION_EXPIRED');
  expect((await refresh(json.refresh_token)).status).toBe(200);
});
