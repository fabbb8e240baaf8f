import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetDevice, storeDevice } from '../stored-device.ts';
import { forgetPin, offlinePeople, prunePins, storePin, unlockOffline } from './offline-pins.ts';

const database = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  get: async (key: string) => database.get(key),
  set: async (key: string, value: unknown) => void database.set(key, value),
  del: async (key: string) => void database.delete(key),
  update: async (key: string, change: (stored: unknown) => unknown) => {
    if (disk.isFull) throw new DOMException('', 'QuotaExceededError');
    database.set(key, change(database.get(key)));
  },
}));
const disk = vi.hoisted(() => ({ isFull: false }));

const device = { deviceId: 'D1', vendorId: 'V1', name: 'Tawa', token: 'V1.D1.secret' };
const asha = { id: 'A00000000001', name: 'Asha', role: 'cook', hasPin: true } as const;
const ravi = { id: 'R00000000001', name: 'Ravi', role: 'owner', hasPin: true } as const;
const codeOf = (tried: Promise<unknown>) => tried.catch((error: { code: string }) => error.code);

beforeEach(async () => {
  database.clear();
  await storeDevice(device);
  await storePin(asha, '2580');
  await storePin(ravi, '7391');
});
afterEach(() => {
  vi.useRealTimers();
  disk.isFull = false;
});

it('unlocks for a person whose PIN the server accepted on this device, and makes only a claim', async () => {
  const unlock = await unlockOffline(asha.id, '2580');
  expect(unlock).toMatchObject({ person: asha, acting: expect.stringMatching(/^offline\.A/) });
  expect(await offlinePeople()).toEqual([asha, ravi]);
  expect(await unlockOffline('N00000000001', '2580')).toBeUndefined();
});

it('stores secrets that no script can read', async () => {
  const stored = database.get('team-pins') as { people: Record<string, { secret: CryptoKey }> };
  const secrets = Object.values(stored.people).map(({ secret }) => secret);
  expect(secrets.map(({ extractable }) => extractable)).toEqual([false, false]);
});

it('deletes all PINs after five wrong tries, even with simultaneous tries or with right tries between', async () => {
  await codeOf(unlockOffline(ravi.id, '0001'));
  await codeOf(unlockOffline(ravi.id, '0002'));
  expect(await unlockOffline(asha.id, '2580')).toBeDefined();
  const codes = await Promise.all(
    ['0003', '0004', '0005', '0006', '7391'].map((pin) => codeOf(unlockOffline(ravi.id, pin))),
  );
  expect(codes).toEqual(['WRONG_PIN', 'WRONG_PIN', 'PIN_LOCKED', 'PIN_LOCKED', 'PIN_LOCKED']);
  expect(await offlinePeople()).toEqual([]);
  expect(await unlockOffline(asha.id, '2580')).toBeUndefined();
});

it('refuses a right PIN if the device cannot count the try, and keeps the PINs', async () => {
  disk.isFull = true;
  await expect(unlockOffline(asha.id, '2580')).rejects.toMatchObject({
    code: 'PIN_LOCKED',
    message: 'This device cannot check a PIN now. Unlock it when the network is back.',
  });
  disk.isFull = false;
  expect(await unlockOffline(asha.id, '2580')).toBeDefined();
});

it('forgets a PIN after seven days, after the clock goes back, and with its person or device', async () => {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + 7 * 86_400_000 });
  expect(await unlockOffline(asha.id, '2580')).toBeUndefined();
  vi.setSystemTime(now - 3_600_000);
  expect(await offlinePeople()).toEqual([]);
  vi.setSystemTime(now);
  await forgetPin(asha.id);
  expect(await offlinePeople()).toEqual([ravi]);
  await prunePins(() => false);
  expect(await offlinePeople()).toEqual([]);
  await storePin(asha, '2580');
  await forgetDevice(device.token);
  expect(database.has('team-pins')).toBe(false);
});
