import { randomUUID } from 'node:crypto';
import type { HttpEvent } from '@thali/functions/http/pipeline';
import { keys } from '@thali/functions/table/keys';
import { edgeSecret } from '@thali/local/gateway/edge-secret';
import type { Context } from 'aws-lambda';
import { expect, test, vi } from 'vitest';
import { outcomeOf, recordAttack, withoutEffect } from '../security/count-attacks.ts';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { recordOutput } from '../support/logs/printed-lines.ts';
import { makeDevice } from '../support/make-device.ts';
import { makeVendor } from '../support/make-vendor.ts';
import {
  enterKeys,
  makeMessWithAccount,
  openAccount,
  removeKeys,
  toKeysBody,
} from '../support/mess-account.ts';
import { messagesTo } from '../support/outbox.ts';
import { rowsWith } from '../support/scan-table.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { makeAdmin, makeStaff, makeStudent } from '../support/sign-in.ts';
import { changeRow, readRow } from '../support/test-table.ts';
import { getFigures } from '../support/wire-figures.ts';

const readSettings = (token: string | undefined, query = '') =>
  call('GET', `/vendor-payments${query}`, { token });
const chooseMethods = (token: string, body: object) =>
  call('PUT', '/vendor-payments/accepts', { token, body });
const takeOnline = (token: string, policy?: string) =>
  chooseMethods(token, { online: true, policy });

test('stores keys that Razorpay accepts, and answers without their secrets', async () => {
  const { vendor, token, account } = await makeMessWithAccount();
  const { json } = await readSettings(token);
  expect(json).toEqual({
    accepts: 'off',
    policy: null,
    upi: null,
    account: {
      key_id: account.keyId,
      is_test: true,
      tested_at: expect.stringMatching(/^20/),
      webhook_seen_at: null,
    },
    webhook_url: expect.stringMatching(`/api/payments/razorpay-webhook/${vendor.id}$`),
  });
  const admin = await readSettings((await makeAdmin()).token, `?vendor_id=${vendor.id}`);
  expect(admin.json).toEqual(json);
});

test('refuses invalid keys and keys that Razorpay does not know', async () => {
  const vendor = await makeVendor();
  const { token } = await makeStaff(vendor.id);
  const account = await openAccount();
  const stranger = await openAccount();
  expectRefusal(
    await enterKeys(token, { ...account, keySecret: stranger.keySecret }),
    'PAYMENT_KEYS_REFUSED',
  );
  expectRefusal(
    await enterKeys(token, { ...account, keyId: `${account.keyId}x` }),
    'PAYMENT_KEYS_REFUSED',
  );
  const wrong = [
    {},
    { ...toKeysBody(account), key_id: 'rzp_live_' },
    { ...toKeysBody(account), key_secret: 'short' },
    { ...toKeysBody(account), webhook_secret: '' },
    { ...toKeysBody(account), webhook_secret: 'घर का राज़ है यह' },
    { ...toKeysBody(account), key_secret: { $ne: '' } },
  ];
  for (const body of wrong) {
    const answer = await call('PUT', '/vendor-payments/account', { token, body });
    expectRefusal(answer, 'VALIDATION_ERROR');
    expect(answer.text).not.toContain(account.keySecret);
  }
  expect((await readSettings(token)).json).toMatchObject({ accepts: 'off', account: null });
});

test('lets only the staff of a mess set its keys', async () => {
  const { vendor, token, account } = await makeMessWithAccount();
  const [otherPerson, student, admin] = await Promise.all([
    makeStaff((await makeVendor()).id),
    makeStudent(),
    makeAdmin(),
  ]);
  const device = await makeDevice(vendor.id);
  expectRefusal(await readSettings(undefined), 'UNAUTHENTICATED');
  expectRefusal(await readSettings(student.token), 'FORBIDDEN');
  expectRefusal(await readSettings(device.token), 'FORBIDDEN');
  expectRefusal(
    await readSettings(otherPerson.token, `?vendor_id=${vendor.id}`),
    'VENDOR_ACCESS_DENIED',
  );
  const refused = await Promise.all(
    [student, admin, device].flatMap((stranger) => [
      enterKeys(stranger.token, account),
      removeKeys(stranger.token),
      chooseMethods(stranger.token, { online: false }),
    ]),
  );
  for (const answer of refused) expectRefusal(answer, 'FORBIDDEN');
  // Staff of another mess change only their own mess, even if the body names this mess.
  const body = { online: false, vendor_id: vendor.id };
  await call('PUT', '/vendor-payments/accepts', { token: otherPerson.token, body });
  await removeKeys(otherPerson.token);
  expect((await readSettings(token)).json).toMatchObject({ account: { key_id: account.keyId } });
  const outcomes = [...refused.map(outcomeOf), withoutEffect, withoutEffect];
  recordAttack('Guests’ payments: the keys of another mess', outcomes);
});

test('keeps the secrets out of the table, the answers and the log', {
  timeout: 60_000,
}, async () => {
  setUpHandlers();
  const { handler } = await import('@thali/functions/lambdas/order-payments.lambda');
  const vendor = await makeVendor();
  const { token } = await makeStaff(vendor.id);
  const account = await openAccount();
  const callHandler = async (routeKey: string, body?: object) => {
    const event = {
      routeKey: `${routeKey.replace(' ', ' /api/vendor-payments')}`,
      headers: {
        'content-type': 'application/json',
        'x-origin-secret': edgeSecret,
        authorization: `Bearer ${token}`,
      },
      ...(body && { body: JSON.stringify(body) }),
      requestContext: { requestId: randomUUID(), http: { sourceIp: '203.0.113.79' } },
    } as unknown as HttpEvent;
    const answer = await handler(event, {} as Context);
    return `${answer.statusCode} ${answer.body}`;
  };
  const lines = recordOutput();
  const texts = [
    await callHandler('PUT /account', toKeysBody(account)),
    await callHandler('PUT /account', {
      ...toKeysBody(account),
      key_secret: `${account.keySecret}x`,
    }),
    await callHandler('PUT /account', { ...toKeysBody(account), key_id: account.keySecret }),
    await callHandler('GET '),
    await callHandler('DELETE /account'),
    ...lines,
  ];
  vi.restoreAllMocks();
  expect(texts.map((text) => text.slice(0, 3)).slice(0, 5)).toEqual([
    '200',
    '400',
    '400',
    '200',
    '200',
  ]);
  const secrets = [account.keySecret, account.webhookSecret];
  const encodedSecrets = secrets.flatMap((text) => [
    text,
    Buffer.from(text).toString('base64').replace(/=+$/, ''),
    Buffer.from(text).toString('hex'),
  ]);
  for (const text of encodedSecrets) expect(texts.join('\n')).not.toContain(text);
  // The search finds the key id, so it would also find a secret.
  const rows = (await rowsWith(account.keyId, ...encodedSecrets)).map((row) => JSON.stringify(row));
  expect(rows.filter((row) => row.includes(account.keyId))).not.toEqual([]);
  expect(rows.filter((row) => encodedSecrets.some((text) => row.includes(text)))).toEqual([]);
});

test('decrypts a text only for its own mess', async () => {
  setUpHandlers();
  const { readAccountKeys } = await import('@thali/functions/payments/accounts/account-keys');
  const [first, second] = [await makeMessWithAccount(), await makeMessWithAccount()];
  expect(await readAccountKeys(first.vendor.id)).toEqual(first.account);
  expect(await readAccountKeys(first.vendor.id, second.account.keyId)).toBeUndefined();
  const key = keys.paymentAccount(second.vendor.id, second.account.keyId);
  const { sealed } =
    (await readRow(keys.paymentAccount(first.vendor.id, first.account.keyId))) ?? {};
  await changeRow(key, { sealed });
  await expect(readAccountKeys(second.vendor.id)).rejects.toMatchObject({
    name: 'InvalidCiphertextException',
  });
});

test('shows guests online payment only if the mess has keys and chose it', async () => {
  const { vendor, token } = await makeMessWithAccount();
  const storefront = async () => {
    const { json } = await call('GET', `/storefront/${vendor.subdomain}`);
    return json.vendor.settings.payment;
  };
  expect(await storefront()).toBeUndefined();
  expectRefusal(await chooseMethods(token, { upi: true }), 'PAYMENT_METHOD_UNAVAILABLE');
  expectRefusal(await chooseMethods(token, { card: true }), 'VALIDATION_ERROR');
  expectRefusal(await takeOnline(token, 'never'), 'VALIDATION_ERROR');
  expect((await takeOnline(token)).json).toMatchObject({
    accepts: 'online',
    policy: 'first',
  });
  expect((await takeOnline(token, 'any_time')).json).toMatchObject({
    policy: 'any_time',
  });
  expect((await takeOnline(token)).json).toMatchObject({ policy: 'any_time' });
  expect(await storefront()).toEqual({ accepts: 'online', policy: 'any_time' });
  // A change of the settings does not change the payment.
  const body = { settings: { payment: { accepts: 'off' }, tokens: true } };
  expect((await call('PUT', `/vendors/${vendor.id}`, { token, body })).status).toBe(200);
  expect((await readSettings(token)).json).toMatchObject({ accepts: 'online' });
  expect((await chooseMethods(token, { online: false })).json).toMatchObject({
    accepts: 'off',
    policy: null,
  });
  expect(await storefront()).toBeUndefined();
  expectRefusal(
    await takeOnline((await makeStaff((await makeVendor()).id)).token),
    'PAYMENT_METHOD_UNAVAILABLE',
  );
});

test('keeps removed keys for earlier payments, and accepts no new payments', async () => {
  setUpHandlers();
  const { readAccountKeys } = await import('@thali/functions/payments/accounts/account-keys');
  const { vendor, token, account } = await makeMessWithAccount();
  await takeOnline(token, 'first');
  expect((await removeKeys(token)).json).toMatchObject({
    accepts: 'off',
    policy: null,
    account: null,
  });
  expect((await removeKeys(token)).status).toBe(200);
  expectRefusal(await takeOnline(token), 'PAYMENT_METHOD_UNAVAILABLE');
  expect(await readAccountKeys(vendor.id)).toBeUndefined();
  expect(await readAccountKeys(vendor.id, account.keyId)).toEqual(account);
  const row = await readRow(keys.paymentAccount(vendor.id, account.keyId));
  const days = (Number(row?.expiresAt) - Date.now() / 1000) / 86_400;
  expect(row).toMatchObject({ state: 'removed' });
  expect(Math.round(days)).toBe(180);
});

test('replaces the keys, and uses one pair after concurrent calls', async () => {
  const { vendor, token, account } = await makeMessWithAccount();
  await takeOnline(token, 'first');
  const otherAccounts = await Promise.all([1, 2, 3].map(() => openAccount()));
  const answers = await Promise.all(otherAccounts.map((keys) => enterKeys(token, keys)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { json } = await readSettings(token);
  expect(json).toMatchObject({ accepts: 'online', policy: 'first' });
  const states = await Promise.all(
    [account, ...otherAccounts].map(async ({ keyId }) => {
      const row = await readRow(keys.paymentAccount(vendor.id, keyId));
      return `${keyId} ${row?.state}`;
    }),
  );
  expect(states.filter((state) => state.endsWith(' active'))).toEqual([
    `${json.account.key_id} active`,
  ]);
  expect(states.filter((state) => state.endsWith(' removed'))).toHaveLength(3);
});

test('mails each change to the owner, audits it and limits the number of changes', async () => {
  const { token, email, userId } = await makeMessWithAccount();
  // The mailbox got one notice of the account before it was proven.
  await changeRow(keys.user(userId), { provenEmail: email });
  await takeOnline(token);
  await removeKeys(token);
  const subjects = (await messagesTo(email)).map(({ subject }) => subject);
  const subject = 'The payment settings of your mess were changed on Thali';
  expect(subjects.filter((candidate) => candidate === subject)).toHaveLength(3);
  const { entries } = await getFigures('/admin/audit?limit=100', (await makeAdmin()).token);
  const written = entries.filter(({ admin_id }) => admin_id === userId);
  expect(written.map(({ action, detail }) => [action, detail])).toEqual([
    ['removePaymentAccount', null],
    ['setPaymentMethods', 'online'],
    ['setPaymentAccount', 'key id, key secret, webhook secret'],
  ]);
  const refused = [];
  for (let count = 0; count < 30; count += 1)
    refused.push((await chooseMethods(token, { online: false })).json.code);
  expect(refused.at(-1)).toBe('TOO_MANY_REQUESTS');
});

test('answers busy while KMS can’t open the secrets', async () => {
  setUpHandlers();
  const { sealClient } = await import('@thali/functions/secrets/seal');
  const { readAccountKeys } = await import('@thali/functions/payments/accounts/account-keys');
  const { vendor, account } = await makeMessWithAccount();
  const disabled = Object.assign(new Error('disabled'), { name: 'DisabledException' });
  sealClient().middlewareStack.add(() => () => Promise.reject(disabled), {
    step: 'initialize',
    name: 'disabled',
  });
  await expect(readAccountKeys(vendor.id)).rejects.toMatchObject({ code: 'SERVICE_BUSY' });
  sealClient().middlewareStack.remove('disabled');
  expect(await readAccountKeys(vendor.id)).toEqual(account);
});
