import { createHash, randomUUID } from 'node:crypto';
import { keys } from '@thali/functions/table/keys';
import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { isEvent, openLiveClient } from '../support/live-client.ts';
import { makeDevice } from '../support/make-device.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { rowsWith } from '../support/scan-table.ts';
import { makeStaff } from '../support/sign-in.ts';
import { changeRow, readRow } from '../support/test-table.ts';

async function makeKitchen() {
  const vendor = await makeVendor();
  const { token } = await makeStaff(vendor.id);
  const path = `/vendors/${vendor.id}/kitchen-devices`;
  return {
    vendor,
    token,
    path,
    newCode: async () => (await call('POST', `${path}/codes`, { token })).json,
    list: async () => (await call('GET', path, { token })).json.devices,
    ring: (id: string) => call('POST', `${path}/${id}/ring`, { token }),
    remove: (id: string) => call('DELETE', `${path}/${id}`, { token }),
  };
}

const enroll = (code: string, name = 'Tablet at the tawa', headers = {}) =>
  call('POST', '/kitchen-devices', { body: { code, name }, headers });

const report = (token: string, body: object = {}) =>
  call('PUT', '/kitchen-devices/me', { token, body });

const codeKey = (code: string) =>
  keys.deviceCode(createHash('sha256').update(code).digest('base64url'));

test('enrols a device by a code of ten minutes, then lists it with its battery', async () => {
  const { vendor, newCode, list } = await makeKitchen();
  const { code, expires_at, enroll_url } = await newCode();
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
  expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(9 * 60_000);
  expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(10 * 60_000);
  const link = new URL(enroll_url);
  expect([link.hostname, link.pathname, link.search]).toEqual([
    `${vendor.subdomain}.localhost`,
    '/kitchen',
    `?code=${code}`,
  ]);

  const answer = await enroll(`${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase());
  expect(answer.status, answer.text).toBe(201);
  const { device, token } = answer.json;
  expect(token.startsWith(`${vendor.id}.${device.id}.`)).toBe(true);
  expect(device).toMatchObject({
    name: 'Tablet at the tawa',
    battery_percent: null,
    is_charging: null,
  });

  const reported = await report(token, { battery_percent: 41, is_charging: true });
  expect([reported.status, reported.json.device.battery_percent], reported.text).toEqual([200, 41]);
  expect(await list()).toEqual([reported.json.device]);
  expect(Date.parse(reported.json.device.last_heard_at)).toBeGreaterThanOrEqual(
    Date.parse(device.enrolled_at),
  );
  // A second report within five seconds is answered but not stored.
  expect((await report(token, { battery_percent: 40 })).json).toEqual(reported.json);
  const sixSecondsAgo = new Date(Date.now() - 6000).toISOString();
  await changeRow(keys.kitchenDevice(vendor.id, device.id), { lastHeardAt: sixSecondsAgo });
  const silent = await report(token);
  expect(silent.json.device).toMatchObject({ battery_percent: null, is_charging: null });
});

test('keeps the language that a device chooses, even within five seconds of another report', async () => {
  const { vendor, list } = await makeKitchen();
  const tablet = await makeDevice(vendor.id, 'counter');
  const languageAfter = async (body: object) =>
    (await report(tablet.token, body)).json.device.language;
  expect(await languageAfter({})).toBeUndefined();
  expect(await languageAfter({ language: 'hi' })).toBe('hi');
  expect(await languageAfter({ battery_percent: 40 })).toBe('hi');
  expect(await languageAfter({ language: 'mr', battery_percent: 30 })).toBe('mr');
  expect(await list()).toMatchObject([{ language: 'mr', battery_percent: 30 }]);
  for (const language of ['ta', 'HI', 'en-IN', '', null, 1, ['hi'], { first: 'hi' }]) {
    expectRefusal(await report(tablet.token, { language }), 'VALIDATION_ERROR');
  }
  expect(await languageAfter({})).toBe('mr');
});

test('stores only hashes of codes and device secrets', async () => {
  const { newCode } = await makeKitchen();
  const { code } = await newCode();
  expect(await readRow(codeKey(code))).toBeDefined();
  const { token } = (await enroll(await newCode().then((another) => another.code))).json;
  const [, , secret = ''] = token.split('.');
  expect(await rowsWith(code, secret)).toEqual([]);
});

test('accepts a code once, even from five tablets at the same time', async () => {
  const { newCode, list } = await makeKitchen();
  const { code } = await newCode();
  const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => enroll(code, `Tablet ${n}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400]);
  for (const refused of answers.filter(({ status }) => status !== 201)) {
    expectRefusal(refused, 'INVALID_DEVICE_CODE');
  }
  expectRefusal(await enroll(code), 'INVALID_DEVICE_CODE');
  const winner = answers.find(({ status }) => status === 201);
  expect(await list()).toEqual([winner?.json.device]);
});

test('repeats the device and token for the same browser only, after a lost answer', async () => {
  const { newCode, list, remove } = await makeKitchen();
  const { code } = await newCode();
  const [ownKey, otherKey] = [randomUUID(), randomUUID()];
  const enrollWithKey = (key: string) => enroll(code, 'Tablet', { 'idempotency-key': key });
  const all = await Promise.all([ownKey, ownKey, ownKey].map(enrollWithKey));
  const [first] = all;
  expect(all.map(({ status, json }) => [status, json])).toEqual(
    Array(3).fill([201, { device: first?.json.device, token: first?.json.token }]),
  );
  expect((await enrollWithKey(ownKey)).json.token).toBe(first?.json.token);
  expectRefusal(await enrollWithKey(otherKey), 'INVALID_DEVICE_CODE');
  expectRefusal(await enroll(code), 'INVALID_DEVICE_CODE');
  expect(await list()).toEqual([first?.json.device]);
  expect((await report(String(first?.json.token))).status).toBe(200);

  await remove(String(first?.json.device.id));
  expectRefusal(await enrollWithKey(ownKey), 'INVALID_DEVICE_CODE');
  expect(await list()).toEqual([]);
  const next = await enroll((await newCode()).code, 'Tablet', { 'idempotency-key': ownKey });
  expect([next.status, next.json.token === first?.json.token]).toEqual([201, false]);
});

test('refuses an expired, unknown or invalid code', async () => {
  const { newCode, list } = await makeKitchen();
  const { code } = await newCode();
  await changeRow(codeKey(code), { expiresAt: Math.floor(Date.now() / 1000) - 1 });
  expectRefusal(await enroll(code), 'INVALID_DEVICE_CODE');
  expectRefusal(await enroll('0'.repeat(10)), 'INVALID_DEVICE_CODE');
  expectRefusal(await enroll('short'), 'VALIDATION_ERROR');
  expect(await list()).toEqual([]);
});

test('holds at most 20 devices, even from five tablets at the same time', async () => {
  const { vendor, newCode, list } = await makeKitchen();
  const codes = await Promise.all(Array.from({ length: 5 }, newCode));
  await Promise.all(Array.from({ length: 18 }, () => makeDevice(vendor.id)));
  const answers = await Promise.all(codes.map(({ code }) => enroll(code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
  expect(await list()).toHaveLength(20);
});

test('locks out a removed device at once, from calls and the live connection', async () => {
  const { vendor, newCode, list, remove } = await makeKitchen();
  const { device, token } = (await enroll((await newCode()).code)).json;
  const otherKey = await makeDevice(vendor.id);
  const [screen, otherScreen] = await Promise.all([openLiveClient(), openLiveClient()]);
  await screen.join(vendor.id, { token });
  await otherScreen.join(vendor.id, { token: otherKey.token });

  expect((await remove(device.id)).status).toBe(200);
  await screen.closed();
  expectRefusal(await report(token), 'TOKEN_INVALID');
  const nextScreen = await openLiveClient();
  nextScreen.send({ action: 'join', room: `vendor:${vendor.id}`, token });
  const { data } = await nextScreen.waitForFrame(isEvent('error'));
  expect(data.code).toBe('TOKEN_INVALID');
  expect((await list()).map(({ id }) => id)).toEqual([otherKey.deviceId]);
  expect(await readRow(keys.kitchenDevice(vendor.id, device.id))).toBeUndefined();
  expectRefusal(await remove(device.id), 'DEVICE_NOT_FOUND');

  await otherScreen.ping();
  expect((await report(otherKey.token)).status).toBe(200);
});

test('locks out a device after a half-finished removal, which can be repeated', async () => {
  const { vendor, list, remove } = await makeKitchen();
  const { deviceId, token } = await makeDevice(vendor.id);
  await changeRow(keys.kitchenDevice(vendor.id, deviceId), { secretHash: undefined });
  expectRefusal(await report(token), 'TOKEN_INVALID');
  expect(await list()).toHaveLength(1);
  expect((await remove(deviceId)).status).toBe(200);
  expect(await list()).toEqual([]);
});

test('rings one device only, and says whether the ring reached it', async () => {
  const { vendor, token, ring } = await makeKitchen();
  const [tawa, counter] = await Promise.all([makeDevice(vendor.id), makeDevice(vendor.id)]);
  expect((await ring(tawa.deviceId)).json.is_reached).toBe(false);
  const [tawaScreen, counterScreen, staffScreen] = await Promise.all([
    openLiveClient(),
    openLiveClient(),
    openLiveClient(),
  ]);
  await tawaScreen.join(vendor.id, { token: tawa.token });
  await counterScreen.join(vendor.id, { token: counter.token });
  await staffScreen.join(vendor.id, { token });
  expect((await ring(tawa.deviceId)).json.is_reached).toBe(true);
  const frame = await tawaScreen.waitForFrame(isEvent('device:ring'));
  expect(frame).toMatchObject({
    room: `vendor:${vendor.id}`,
    data: { device_id: tawa.deviceId },
  });
  await Promise.all([counterScreen.ping(), staffScreen.ping()]);
  expect([...counterScreen.frames, ...staffScreen.frames].filter(isEvent('device:ring'))).toEqual(
    [],
  );
});

test('allows at most 20 devices in a kitchen', async () => {
  const { vendor, token, path, newCode } = await makeKitchen();
  const { code } = await newCode();
  await Promise.all(Array.from({ length: 20 }, () => makeDevice(vendor.id)));
  expectRefusal(await call('POST', `${path}/codes`, { token }), 'TOO_MANY_DEVICES');
  expectRefusal(await enroll(code), 'TOO_MANY_DEVICES');
});
