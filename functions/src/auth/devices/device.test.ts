import { expect, it, vi } from 'vitest';
import { type Device, deviceCookie, deviceOf, isKnown, newDevice, withAccount } from './device.ts';

vi.mock('../../secrets/order-secret.ts', () => ({ deriveKey: async () => Buffer.from('key') }));

const now = Date.UTC(2026, 10, 23);
const day = 86_400_000;

/** The device in the browser's next request. */
function nextDevice(device: Device): Device | undefined {
  const [, value = ''] = /^thali_device=([^;]*);/.exec(deviceCookie(device)) ?? [];
  return deviceOf({ thali_device: value });
}

it('recognises an account for 180 days after its sign-in on the device', async () => {
  const device = await withAccount(newDevice(), 'asha', now);
  expect(nextDevice(device)).toEqual(device);
  expect(await isKnown(device, 'asha', now + 179 * day)).toBe(true);
  expect(await isKnown(device, 'asha', now + 180 * day)).toBe(false);
  expect(await isKnown(device, 'ravi', now)).toBe(false);
  expect(await isKnown(newDevice(), 'asha', now)).toBe(false);
});

it('rejects a changed signature and another device’s signature', async () => {
  const device = await withAccount(newDevice(), 'asha', now);
  const [signature = ''] = device.signatures;
  const [expiresAt = '', mac = ''] = signature.split('~');
  const later = (Number.parseInt(expiresAt, 36) + 1).toString(36);
  const forged = [`${later}~${mac}`, `${expiresAt}~${'A'.repeat(22)}`, `0${signature}`];
  for (const signature of forged) {
    expect(await isKnown({ ...device, signatures: [signature] }, 'asha', now), signature).toBe(
      false,
    );
  }
  expect(await isKnown({ ...newDevice(), signatures: [signature] }, 'asha', now)).toBe(false);
});

it('keeps one signature for each of the latest five accounts', async () => {
  let device = newDevice();
  for (const userId of ['a', 'b', 'c', 'd', 'e', 'a', 'f']) {
    device = await withAccount(device, userId, now);
  }
  const known = await Promise.all(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((userId) => isKnown(device, userId, now)),
  );
  expect(known).toEqual([true, false, true, true, true, true]);
  expect(nextDevice(device)).toEqual(device);
});

it.each([
  undefined,
  '',
  'x',
  '.',
  `${'a'.repeat(22)}.x`,
  `${'a'.repeat(23)}`,
  `${'a'.repeat(22)};`,
])('rejects the cookie value %j', (value) => {
  expect(deviceOf(value === undefined ? {} : { thali_device: value })).toBeUndefined();
});
