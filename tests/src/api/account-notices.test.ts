import { keys } from '@thali/functions/table/keys';
import { demoPassword } from '@thali/local/seed/demo-people';
import { expect, test, vi } from 'vitest';
import { prices } from '../bench/costs/prices.ts';
import { recordAttack, withoutEffect } from '../security/count-attacks.ts';
import { call } from '../support/call.ts';
import { recordOutput } from '../support/logs/printed-lines.ts';
import { messagesTo } from '../support/outbox.ts';
import { randomIds } from '../support/random-ids.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { makeStudent } from '../support/sign-in.ts';
import { changeRow } from '../support/test-table.ts';

const editProfile = (token: string, body: object) => call('PUT', '/auth/profile', { token, body });
const subjectsTo = async (address: string) =>
  (await messagesTo(address)).map(({ subject }) => subject).reverse();

test('tells the old mailbox about a new email, phone or password', async () => {
  const { token, email, userId } = await makeStudent();
  await changeRow(keys.user(userId), { provenEmail: email });
  const newEmail = randomIds.email();
  await editProfile(token, { name: 'Asha', phone: randomIds.phone() });
  await editProfile(token, { email: newEmail });
  await editProfile(token, { phone: randomIds.phone() });
  const body = { current_password: demoPassword, new_password: 'my own one' };
  expect((await call('POST', '/auth/change-password', { token, body })).status).toBe(200);
  expect(await subjectsTo(email)).toEqual([
    'The email of your Thali account was changed',
    'The phone of your Thali account was changed',
    'Your Thali password was changed',
  ]);
  expect(await subjectsTo(newEmail)).toEqual([]);
});

test('tells the old proven phone by SMS, at most three times an hour', async () => {
  const { token, userId } = await makeStudent();
  const [proven, next] = [randomIds.phone(), randomIds.phone()];
  await changeRow(keys.user(userId), { provenPhone: proven, phone: proven });
  await editProfile(token, { phone: next });
  const text =
    'The phone of your Thali account was changed. Not you? Press Forgot password on the sign-in page at once.';
  expect(await messagesTo(proven)).toMatchObject([
    { body: text, countryParameters: { IN_TEMPLATE_ID: 'local-notice-template' } },
  ]);
  for (let count = 0; count < 5; count += 1) await editProfile(token, { phone: randomIds.phone() });
  expect(await messagesTo(proven)).toHaveLength(3);
  expect(await messagesTo(next)).toEqual([]);
});

test('mails one notice a day, without a name, to an unproven address, and every notice to a proven address', async () => {
  const [stranger, owner] = [await makeStudent(), await makeStudent()];
  await changeRow(keys.user(owner.userId), { provenEmail: owner.email });
  for (const { token } of [stranger, owner]) {
    for (let count = 0; count < 8; count += 1)
      await editProfile(token, { phone: randomIds.phone() });
  }
  const [only, ...otherMessages] = await messagesTo(stranger.email);
  expect(otherMessages).toEqual([]);
  recordAttack(
    'E-mails: notices to an address that nobody has proven, above one a day',
    Array.from({ length: 7 }, () => withoutEffect),
    500 * prices.email,
  );
  expect(only?.body).toMatch(/^Hello,\n/);
  expect(await subjectsTo(owner.email)).toHaveLength(7);
});

test('sends no notice and logs no error without a configured mail or SMS sender', async () => {
  setUpHandlers();
  const { notifyOwner } = await import('@thali/functions/auth/notices/notify-owner');
  const { readUser } = await import('@thali/functions/identity/users.table');
  const { userId, email } = await makeStudent();
  const phone = randomIds.phone();
  await changeRow(keys.user(userId), { provenEmail: email, provenPhone: phone, phone });
  const user = await readUser(userId);
  const lines = recordOutput();
  for (const name of ['EMAIL_FROM', 'SMS_ENTITY_ID', 'SMS_TEMPLATE_ID', 'SMS_NOTICE_TEMPLATE_ID']) {
    vi.stubEnv(name, '');
  }
  if (user) await notifyOwner(user, 'password');
  expect(lines).toEqual([]);
  vi.unstubAllEnvs();
  if (user) await notifyOwner(user, 'password');
  expect([await messagesTo(email), await messagesTo(phone)]).toMatchObject([[{}], [{}]]);
});
