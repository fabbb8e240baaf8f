import { keys } from '@thali/functions/table/keys';
import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import {
  clearSendLog,
  freshOtp,
  login,
  registerCustomer,
  verifyOtp,
} from '../support/customers.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { randomIds } from '../support/random-ids.ts';
import { makeStaff, makeStudent } from '../support/sign-in.ts';
import { readRow } from '../support/test-table.ts';

const putProfile = (token: string, body: unknown) => call('PUT', '/auth/profile', { token, body });

test('changes only the given field of name, phone, e-mail and preferences', async () => {
  const { token } = await makeStudent();
  const phone = randomIds.phone();
  expect((await putProfile(token, { name: ' Asha K ' })).json.user).toMatchObject({
    name: 'Asha K',
  });
  expect((await putProfile(token, { phone })).json.user).toMatchObject({ name: 'Asha K', phone });
  const preferences = { spice_level: 'hot', dietary_restrictions: ['jain'] };
  await putProfile(token, { preferences });
  const { json } = await putProfile(token, { preferences: { favorite_categories: ['Thalis'] } });
  expect(json.user).toMatchObject({
    name: 'Asha K',
    phone,
    preferences: { ...preferences, favorite_categories: ['Thalis'] },
  });
  const read = await call('GET', '/auth/profile', { token });
  expect(read.json.user).toEqual(json.user);
  expect((await putProfile(token, { phone: '', email: '' })).json.user).toMatchObject({
    phone: null,
    email: null,
  });
});

test.each([
  [{ name: 'A' }, 'Name must be at least 2 characters.'],
  [{ phone: '12345' }, 'Enter a valid phone number.'],
  [{ email: 'asha@' }, 'Enter a valid email address.'],
])('refuses %j', async (body, message) => {
  const { token } = await makeStudent();
  const answer = await putProfile(token, body);
  expectRefusal(answer, 'VALIDATION_ERROR');
  expect(answer.json.error).toBe(message);
});

test('ignores fields that people may not set, such as their role', async () => {
  const vendor = await makeVendor();
  const { token, userId } = await makeStaff(vendor.id);
  const before = await readRow(keys.user(userId));
  const { status, json } = await putProfile(token, {
    name: 'New Name',
    id: 'x',
    PK: 'U#x',
    role: 'admin',
    vendor_id: 'ABCDEFGHJK',
    vendorId: 'ABCDEFGHJK',
    proven_phone: '+919000000001',
    provenEmail: 'admin@demo.example',
    must_change_password: false,
    set_password_until: 1e12,
    setPasswordUntil: 1e12,
    favorites: ['x'],
    status: 'active',
  });
  expect([status, json.user.role, json.user.vendor_id]).toEqual([200, 'vendor', vendor.id]);
  expect(await readRow(keys.user(userId))).toEqual({
    ...before,
    name: 'New Name',
    updatedAt: expect.any(String),
  });
});

test('keeps another person’s sign-in when a profile names their phone and e-mail', async () => {
  const [victim, otherPerson] = [
    await registerCustomer('chai 4 u', randomIds.email()),
    await makeStudent(),
  ];
  const { json } = await putProfile(otherPerson.token, {
    phone: victim.phone,
    email: victim.email,
  });
  expect(json.user).toMatchObject({
    id: otherPerson.userId,
    phone: victim.phone,
    email: victim.email,
  });
  await clearSendLog(victim.phone);
  const otp = await freshOtp(victim.phone);
  const byCode = await verifyOtp({ phone: victim.phone, otp, action: 'login' });
  expect(byCode.json.user.id).toBe(victim.userId);
  expect((await login(victim.email ?? '', victim.password)).json.user.id).toBe(victim.userId);
});

test('keeps the sign-in when the contact details change', async () => {
  const customer = await registerCustomer('chai 4 u', randomIds.email());
  await putProfile(customer.token, { phone: randomIds.phone(), email: randomIds.email() });
  expect((await login(customer.email ?? '', 'chai 4 u')).json.user.id).toBe(customer.userId);
  await clearSendLog(customer.phone);
  const otp = await freshOtp(customer.phone);
  const byCode = await verifyOtp({ phone: customer.phone, otp, action: 'login' });
  expect(byCode.json.user.id).toBe(customer.userId);
});
