import { httpRoutes, scheduledJobs } from '@thali/functions/routes/route-table';
import { keys } from '@thali/functions/table/keys';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { login } from '../support/customers.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { auditOf, operate } from '../support/operate.ts';
import { messagesTo, temporaryPasswordIn } from '../support/outbox.ts';
import { randomIds } from '../support/random-ids.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { makeAdmin, makeStaff, makeStudent } from '../support/sign-in.ts';
import { changeRow, readRow } from '../support/test-table.ts';
import { getFigures } from '../support/wire-figures.ts';

beforeAll(() => setUpHandlers());

const manualJobs = scheduledJobs.filter(({ fn }) => fn === 'operations').map(({ name }) => name);

async function passwordSentTo(email: string): Promise<string> {
  const [newest] = await messagesTo(email);
  return temporaryPasswordIn(newest);
}

describe('an admin', () => {
  test('is created once, with a temporary password by e-mail', async () => {
    const email = randomIds.email();
    const firstRun = await operate('create-admin', {
      email: email.toUpperCase(),
      name: 'Asha Rao',
    });
    expect(firstRun).toMatchObject({ status: 200, result: { created: true } });
    const [mail] = await messagesTo(email);
    expect(mail?.body).toMatch(
      /^Hello Asha Rao,\n\nYou can sign in to Thali as an administrator\.\n\nSign in here:\n\S+\/login\?role=admin\n/,
    );
    const password = await passwordSentTo(email);
    expect(password).toMatch(/^(\w{4}-){2}\w{4}$/);
    expect(JSON.stringify(firstRun)).not.toContain(password);

    const session = await login(email, password, 'admin');
    expect(session.json).toMatchObject({ must_change_password: true, user: { role: 'admin' } });
    const { token } = session.json;
    expectRefusal(await call('GET', '/admin/vendors', { token }), 'PASSWORD_CHANGE_REQUIRED');
    expect((await login(email, password, 'vendor')).status).toBe(401);

    const repeat = await operate('create-admin', { email, name: 'Another Name' });
    expect(repeat.result).toMatchObject({ created: false, userId: firstRun.result.userId });
    expect(repeat.result.hint).toContain('resend-credentials');
    expect(await messagesTo(email)).toHaveLength(1);
    expect(await auditOf(firstRun.result.userId)).toMatchObject([
      { action: 'createAdmin', adminId: 'operator', outcome: 'done' },
    ]);
  });

  test('is created once by two concurrent jobs', async () => {
    const person = { email: randomIds.email(), name: 'Twice' };
    const both = await Promise.all([
      operate('create-admin', person),
      operate('create-admin', person),
    ]);
    const created = both.filter(({ result }) => result.created === true);
    expect(created).toHaveLength(1);
    // Both jobs may send the e-mail, but with the same text.
    const mails = await messagesTo(person.email);
    expect(new Set(mails.map(({ body }) => body)).size).toBe(1);
    const password = await passwordSentTo(person.email);
    expect((await login(person.email, password, 'admin')).status).toBe(200);
  });

  test('is never created from an existing account', async () => {
    const { email, userId } = await makeStudent();
    const { status, error } = await operate('create-admin', { email, name: 'Asha' });
    expect([status, error]).toEqual([
      400,
      'This email belongs to an account that is not an admin’s. Use another email.',
    ]);
    expect(await auditOf(userId)).toEqual([]);
  });
});

describe('credentials', () => {
  test('are sent again until the first password is changed', { tags: 'long' }, async () => {
    const { id } = await makeVendor();
    const { email, userId, refreshToken } = await makeStaff(id);
    await changeRow(keys.user(userId), { mustChangePassword: true });
    const resending = await operate('resend-credentials', { email });
    expect(resending).toMatchObject({
      status: 200,
      result: { sent: true, userId, role: 'vendor' },
    });
    const first = await passwordSentTo(email);
    await operate('resend-credentials', { email });
    const second = await passwordSentTo(email);
    expect(second).not.toBe(first);
    expect(await messagesTo(email)).toHaveLength(2);
    expect((await login(email, first, 'vendor')).status).toBe(401);
    const refreshed = await call('POST', '/auth/refresh', {
      body: { refresh_token: refreshToken },
    });
    expect(refreshed.status).toBe(401);

    const { json } = await login(email, second, 'vendor');
    expect(json.must_change_password).toBe(true);
    const body = { current_password: second, new_password: 'poha 4 breakfast' };
    const changed = await call('POST', '/auth/change-password', { token: json.token, body });
    expect(changed.status).toBe(200);

    const refused = await operate('resend-credentials', { email });
    expect(refused.status).toBe(400);
    expect(refused.error).toMatch(/^The user already chose a password: 'Forgot password\?'/);
    expect((await login(email, 'poha 4 breakfast', 'vendor')).status).toBe(200);
    expect(await auditOf(userId)).toHaveLength(2);
  });

  test('are not sent to customers or to unknown people', async () => {
    const { email, userId } = await makeStudent();
    await changeRow(keys.user(userId), { mustChangePassword: true });
    expect((await operate('resend-credentials', { email })).error).toMatch(/^This is a customer/);
    const unknownPerson = await operate('resend-credentials', { email: randomIds.email() });
    expect(unknownPerson).toMatchObject({
      status: 400,
      error: 'Nobody has an account with this email.',
    });
    expect(await messagesTo(email)).toEqual([]);
  });
});

test('suspends and reactivates a vendor like an admin', async () => {
  const vendor = await makeVendor();
  const suspend = { vendorId: vendor.id, status: 'suspended', reason: 'Hygiene' };
  const set = await operate('set-vendor-status', suspend);
  expect(set).toMatchObject({
    status: 200,
    result: { vendorId: vendor.id, subdomain: vendor.subdomain, status: 'suspended' },
  });
  expect(await vendor.row()).toMatchObject({ status: 'suspended', statusReason: 'Hygiene' });
  expect(await readRow(keys.vendorDirectory(vendor.id))).toMatchObject({ status: 'suspended' });
  expect((await operate('set-vendor-status', suspend)).status).toBe(200);
  await operate('set-vendor-status', {
    vendorId: vendor.id,
    status: 'active',
    reason: 'Clean now',
  });
  expect(await vendor.row()).toMatchObject({ status: 'active' });
  expect(await vendor.row()).not.toHaveProperty('statusReason');

  const entries = await auditOf(vendor.id);
  const commonFields = { action: 'setVendorStatus', adminId: 'operator', outcome: 'done' };
  expect(entries).toMatchObject([
    { ...commonFields, detail: 'active', reason: 'Clean now' },
    { ...commonFields, detail: 'suspended' },
    { ...commonFields, detail: 'suspended', reason: 'Hygiene' },
  ]);
  const { token } = await makeAdmin();
  const { entries: listed } = await getFigures('/admin/audit?limit=100', token);
  expect(listed.filter(({ target }) => target === vendor.id)).toHaveLength(3);
  expect(listed.find(({ target }) => target === vendor.id)).toMatchObject({
    admin_name: 'Operator',
    summary: 'Suspend or reactivate a vendor',
  });

  const unknownMess = await operate('set-vendor-status', {
    ...suspend,
    vendorId: randomIds.vendor(),
  });
  expect(unknownMess.status).toBe(400);
});

describe('a command of an operator is refused', () => {
  const person = { email: 'asha@test.example', name: 'Asha' };
  test.each([
    ['create-admin', {}, /email.*name/],
    ['create-admin', { ...person, email: 'asha' }, /email: Not an email address/],
    ['create-admin', { ...person, role: 'admin' }, /there is no role/],
    ['create-admin', { ...person, name: ' ' }, /name: A name is needed/],
    ['resend-credentials', {}, /email/],
    ['set-vendor-status', { vendorId: 'demo', status: 'active', reason: 'why' }, /Not a vendor id/],
    ['set-vendor-status', { vendorId: 'AAAAAAAAAA', status: 'pending', reason: 'why' }, /status/],
    ['set-vendor-status', { vendorId: 'AAAAAAAAAA', status: 'active' }, /reason/],
    ['set-vendor-status', { vendorId: 'AAAAAAAAAA', status: 'active', reason: ' a ' }, /reason/],
    ['export-customer', {}, /exactly one of phone, email, customerId/],
    ['erase-customer', {}, /exactly one of phone, email, customerId/],
    ['erase-customer', { phone: '+919812345678', email: 'a@test.example' }, /exactly one/],
    ['erase-customer', { phone: '12' }, /phone: Not a phone number/],
    ['erase-customer', { customerId: 'x' }, /customerId: Not a user id/],
    ['rebuild-projections', { vendor: 'AAAAAAAAAA' }, /there is no vendor/],
    ['rebuild-projections', { vendorId: 7 }, /vendorId/],
    ['rebuild-projections', { vendorId: 'AAAAAAAAAA' }, /There is no vendor AAAAAAAAAA/],
    ['recount-wallets', { vendorId: 'demo' }, /Not a vendor id/],
    ['recount-wallets', { vendorId: 'AAAAAAAAAA' }, /There is no vendor AAAAAAAAAA/],
  ])('as invalid: %s %o', async (operation, input, message) => {
    const { status, error } = await operate(operation, input);
    expect(error).toMatch(message);
    expect(status).toBe(400);
  });

  test.each([[[]], ['text'], [7], [null]])('with %o instead of an object', async (input) => {
    expect(await operate('erase-customer', input)).toMatchObject({
      status: 400,
      error: 'The input is not a JSON object.',
    });
  });

  test('even if the event names a different operation', async () => {
    const { result } = await operate('recount-wallets', {
      job: 'erase-customer',
      vendorId: (await makeVendor()).id,
    });
    expect(result).toEqual({ wallets: 1, entries: 0, drift: 0 });
    expect((await operate('no-such-operation')).status).toBe(404);
  });
});

describe('over HTTP', () => {
  test('has no route to an operation', () => {
    expect(manualJobs.length).toBeGreaterThan(4);
    expect(httpRoutes.map(({ fn }) => fn)).not.toContain('operations');
  });

  test.each(['', '/operations', '/jobs'])('answers 404 below /api%s', async (folder) => {
    const { token } = await makeAdmin();
    for (const name of manualJobs) {
      const answer = await call('POST', `${folder}/${name}`, { token, body: {} });
      expect([name, answer.status]).toEqual([name, 404]);
    }
  });
});
