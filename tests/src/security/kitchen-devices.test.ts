import { guest } from '@thali/functions/http/actor';
import { newDeviceToken } from '@thali/functions/identity/device-token';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { openLiveClient } from '../support/live-client.ts';
import { makeDevice } from '../support/make-device.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { randomIds } from '../support/random-ids.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { makeStaff } from '../support/sign-in.ts';
import { testRequestContext } from '../support/test-context.ts';
import { outcomeOf, outcomeOfCall, recordAttack, succeeded } from './count-attacks.ts';

let enrollDevice: typeof import('@thali/functions/kitchen/enroll-device')['enrollDevice'];
beforeAll(async () => {
  setUpHandlers();
  ({ enrollDevice } = await import('@thali/functions/kitchen/enroll-device'));
});
beforeEach(() => setUpHandlers());

test('blocks an address after wrong codes, even with the right code, and blocks no other address', async () => {
  const { id } = await makeVendor();
  const { token } = await makeStaff(id);
  const { code } = (await call('POST', `/vendors/${id}/kitchen-devices/codes`, { token })).json;
  const enrollFrom = (address: string, guess: string) =>
    outcomeOfCall(
      enrollDevice(
        guest,
        { headers: {}, body: { code: guess, name: 'Stranger' } },
        testRequestContext(address),
      ),
    );
  const address = randomIds.email();
  const outcomes: string[] = [];
  for (let guesses = 0; guesses < 35; guesses += 1) {
    outcomes.push(await enrollFrom(address, randomIds.vendor()));
  }
  expect(outcomes.slice(0, 30)).toEqual(Array(30).fill('INVALID_DEVICE_CODE'));
  expect(outcomes.slice(30)).toEqual(Array(5).fill('TOO_MANY_REQUESTS'));
  expect(await enrollFrom(address, code)).toBe('TOO_MANY_REQUESTS');
  recordAttack('Devices: guesses at a code', outcomes);
  expect(await enrollFrom(randomIds.email(), code)).toBe(succeeded);
});

test('refuses a device token if any part of it belongs to another device', async () => {
  const [ownVendor, otherVendor] = await Promise.all([makeVendor(), makeVendor()]);
  const [device, sibling, foreign] = await Promise.all([
    makeDevice(ownVendor.id),
    makeDevice(ownVendor.id),
    makeDevice(otherVendor.id),
  ]);
  const [, , secret = ''] = device.token.split('.');
  const assemble = (vendorId: string, deviceId: string, part: string) =>
    [vendorId, deviceId, part].join('.');
  const forged = [
    newDeviceToken(ownVendor.id, device.deviceId).token,
    assemble(otherVendor.id, device.deviceId, secret),
    assemble(ownVendor.id, sibling.deviceId, secret),
    assemble(otherVendor.id, foreign.deviceId, secret),
    assemble(ownVendor.id, 'PROFILE00000', secret),
    assemble(ownVendor.id, device.deviceId, secret.slice(0, -1)),
    device.token.toLowerCase(),
    `${device.token}.${secret}`,
  ];
  const outcomes: string[] = [];
  for (const token of forged) {
    const authorization = `Device ${token}`;
    const answer = await call('PUT', '/kitchen-devices/me', {
      headers: { authorization },
      body: {},
    });
    expectRefusal(answer, 'TOKEN_INVALID');
    const client = await openLiveClient();
    client.send({ action: 'join', room: `vendor:${ownVendor.id}`, token });
    const { event, data } = await client.waitForFrame(() => true);
    expect([event, data.code]).toEqual(['error', 'TOKEN_INVALID']);
    outcomes.push(outcomeOf(answer), data.code);
  }
  const asUser = { authorization: `Bearer ${device.token}` };
  expectRefusal(await call('GET', '/orders', { headers: asUser }), 'TOKEN_INVALID');
  recordAttack('Devices: assembled tokens', outcomes);
});

test('a device joins only the room of its own mess', async () => {
  const [ownVendor, otherVendor] = await Promise.all([makeVendor(), makeVendor()]);
  const { token } = await makeDevice(ownVendor.id);
  const client = await openLiveClient();
  client.send({ action: 'join', room: `vendor:${otherVendor.id}`, token });
  const { data } = await client.waitForFrame(() => true);
  expect(data.code).toBe('VENDOR_ACCESS_DENIED');
  recordAttack('Devices: the room of another mess', [data.code]);
});

test('staff of another mess can’t list, ring or remove a device by any path', async () => {
  const [ownVendor, otherVendor] = await Promise.all([makeVendor(), makeVendor()]);
  const { deviceId, token } = await makeDevice(ownVendor.id);
  const staff = await makeStaff(otherVendor.id);
  const screen = await openLiveClient();
  await screen.join(ownVendor.id, { token });
  const outcomes: string[] = [];
  for (const vendorId of [ownVendor.id, otherVendor.id]) {
    const device = `/vendors/${vendorId}/kitchen-devices/${deviceId}`;
    for (const [method, path] of [
      ['POST', `${device}/ring`],
      ['DELETE', device],
    ] as const) {
      const answer = await call(method, path, { token: staff.token });
      expectRefusal(
        answer,
        vendorId === ownVendor.id ? 'VENDOR_ACCESS_DENIED' : 'DEVICE_NOT_FOUND',
      );
      outcomes.push(outcomeOf(answer));
    }
  }
  await screen.ping();
  expect(screen.frames.filter(({ event }) => event === 'device:ring')).toEqual([]);
  const answer = await call('PUT', '/kitchen-devices/me', { token, body: {} });
  expect(answer.status).toBe(200);
  recordAttack('Devices: another mess’s, by staff', outcomes);
});
