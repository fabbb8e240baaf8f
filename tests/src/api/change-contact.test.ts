import { keys } from '@thali/functions/table/keys';
import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { clearSendLog, login, registerCustomer } from '../support/customers.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { codeTo, messagesTo } from '../support/outbox.ts';
import { randomIds } from '../support/random-ids.ts';
import { makeStaff, makeStudent } from '../support/sign-in.ts';
import { readRow } from '../support/test-table.ts';

type Target = { phone: string } | { email: string };

/** Asks for a code and reads it from the outbox. */
async function codeFor(token: string, target: Target): Promise<string> {
  const sent = await call('POST', '/auth/contact-code', { token, body: target });
  expect(sent.status, sent.text).toBe(200);
  const [address] = Object.values(target);
  return codeTo(String(address));
}

const change = (token: string, target: Target, code: string) =>
  call('PUT', '/auth/contact', { token, body: { ...target, code } });

test('moves a proven phone to the account, frees the earlier phone, and answers a repeat the same', async () => {
  const customer = await registerCustomer('chai 4 u', randomIds.email());
  const phone = randomIds.phone();
  const code = await codeFor(customer.token, { phone });
  const [first, second] = await Promise.all([
    change(customer.token, { phone }, code),
    change(customer.token, { phone }, code),
  ]);
  expect(first.status, first.text).toBe(200);
  expect(second.status, second.text).toBe(200);
  expect((await change(customer.token, { phone }, code)).json.user.phone).toBe(phone);
  expect(await readRow(keys.phone(phone))).toMatchObject({ userId: customer.userId });
  expect(await readRow(keys.phone(customer.phone))).toBeUndefined();
  expect(await readRow(keys.user(customer.userId))).toMatchObject({ phone, provenPhone: phone });
});

test('moves a proven email to the account: it signs in, and the earlier email gets a notice', async () => {
  const earlier = randomIds.email();
  const customer = await registerCustomer('chai 4 u', earlier);
  const email = randomIds.email();
  const code = await codeFor(customer.token, { email });
  expect((await change(customer.token, { email }, code)).json.user.email).toBe(email);
  expect((await login(email, 'chai 4 u')).json.user.id).toBe(customer.userId);
  expect((await login(earlier, 'chai 4 u')).status).not.toBe(200);
  const next = randomIds.email();
  const nextCode = await codeFor(customer.token, { email: next });
  await change(customer.token, { email: next }, nextCode);
  expect((await messagesTo(email)).map(({ subject }) => subject)).toContain(
    'The email of your Thali account was changed',
  );
  const read = await call('GET', '/auth/profile', { token: customer.token });
  expect(read.json).toMatchObject({ proven_email: next, proven_phone: customer.phone });
});

test('refuses a taken phone or email only after the right code', async () => {
  const [holder, other] = [await registerCustomer('chai 4 u'), await makeStudent()];
  const phone = holder.phone;
  await clearSendLog(phone);
  const code = await codeFor(other.token, { phone });
  expectRefusal(await change(other.token, { phone }, '000000'), 'INVALID_OTP');
  const taken = await change(other.token, { phone }, code);
  expectRefusal(taken, 'PHONE_TAKEN');
  expect(taken.json.error).toBe('Another account already uses this phone number.');

  const email = randomIds.email();
  const mailHolder = await makeStudent();
  await change(mailHolder.token, { email }, await codeFor(mailHolder.token, { email }));
  await expect.poll(async () => (await readRow(keys.email(email)))?.userId).toBe(mailHolder.userId);
});

test('refuses the code of another account', async () => {
  const [one, other] = [await makeStudent(), await makeStudent()];
  const phone = randomIds.phone();
  const code = await codeFor(one.token, { phone });
  expectRefusal(await change(other.token, { phone }, code), 'INVALID_OTP');
});

test('asks staff to confirm the email before the phone', async () => {
  const { token, userId } = await makeStaff((await makeVendor()).id);
  const phone = randomIds.phone();
  const user = await readRow(keys.user(userId));
  const answer = await change(token, { phone }, '000000');
  expectRefusal(answer, user?.provenEmail ? 'INVALID_OTP' : 'EMAIL_NOT_PROVEN');
});
