import { beforeEach, expect, it, vi } from 'vitest';
import { writeSession } from '../../lib/session/stored-session.ts';
import { fakeStorage } from '../../lib/state/fake-storage.ts';

const database = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  get: async (key: string) => database.get(key),
  set: async (key: string, value: unknown) => void database.set(key, value),
  del: async (key: string) => void database.delete(key),
  update: async (key: string, change: (stored: unknown) => unknown) =>
    void database.set(key, change(database.get(key))),
  delMany: async (keys: string[]) => keys.forEach((key) => void database.delete(key)),
}));

const device = { deviceId: 'D1', vendorId: 'V1', name: 'Tawa', token: 'V1.D1.secret' };
const sent: (string | null)[] = [];

function answerWith(status: number, body: object): void {
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('authorization'));
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(body), { status });
  });
}

/** Loads the modules again, as a new page would. */
async function freshPage() {
  vi.resetModules();
  const { kitchenCall } = await import('./kitchen-call.ts');
  const { authHook } = await import('../../lib/api/auth-hook.ts');
  const { currentToast } = await import('../../lib/ui/toast-store.ts');
  return { kitchenCall, authHook, currentToast, ...(await import('./stored-device.ts')) };
}

const report = { body: {}, background: true };

beforeEach(() => {
  database.clear();
  sent.length = 0;
});

it('calls as the device, even after a restart', async () => {
  answerWith(200, { device: {} });
  const { storeDevice } = await freshPage();
  await storeDevice(device);
  const { kitchenCall } = await freshPage();
  await kitchenCall('PUT /kitchen-devices/me', report);
  expect(sent).toEqual(['Device V1.D1.secret']);
});

it('sends a keepalive call with the stored token', async () => {
  answerWith(200, {});
  vi.stubGlobal('sessionStorage', fakeStorage());
  writeSession({ token: 'stored', refreshToken: 'R', expiresAt: Date.now() + 600_000 });
  const { kitchenCall } = await freshPage();
  await kitchenCall('PUT /kitchen-devices/me', { ...report, keepalive: true });
  vi.unstubAllGlobals();
  expect(sent).toEqual(['Bearer stored']);
});

it('renews the session if the server refuses the stored token of a keepalive call', async () => {
  answerWith(401, { error: 'Please log in again.', code: 'TOKEN_INVALID' });
  vi.stubGlobal('sessionStorage', fakeStorage());
  writeSession({ token: 'stored', refreshToken: 'R', expiresAt: Date.now() + 600_000 });
  const { kitchenCall, authHook } = await freshPage();
  let token = 'stored';
  authHook.getToken = async () => token;
  authHook.refresh = async (refusedToken) => {
    expect(refusedToken).toBe('stored');
    token = 'renewed';
    answerWith(200, {});
    return true;
  };
  await kitchenCall('PUT /kitchen-devices/me', { ...report, keepalive: true });
  vi.unstubAllGlobals();
  expect(sent).toEqual(['Bearer stored', 'Bearer renewed']);
});

it('calls as the signed-in person without a device', async () => {
  answerWith(200, {});
  const { kitchenCall, authHook } = await freshPage();
  authHook.getToken = async () => 'of-staff';
  await kitchenCall('GET /billing', {});
  expect(sent).toEqual(['Bearer of-staff']);
});

it('forgets a device whose token is refused, but does not end the session', async () => {
  database.set('kitchen-device', device);
  answerWith(401, { error: 'Please log in again.', code: 'TOKEN_INVALID' });
  const { kitchenCall, storedDevice, authHook, currentToast } = await freshPage();
  const endSession = vi.spyOn(authHook, 'endSession');
  await expect(kitchenCall('PUT /kitchen-devices/me', report)).rejects.toMatchObject({
    name: 'ApiError',
    status: 401,
  });
  expect([storedDevice.get(), [...database.values()]]).toEqual([null, [undefined]]);
  expect([endSession.mock.calls.length, currentToast()]).toEqual([0, undefined]);
});

it('deletes the stored data with the device', async () => {
  database.set('kitchen-device', device);
  database.set('kitchen-shown', { deviceId: 'D1', keptAt: Date.now(), data: {} });
  const { readDevice, forgetDevice } = await freshPage();
  await readDevice();
  await forgetDevice(device.token);
  expect(database.has('kitchen-shown')).toBe(false);
});

it('switches to the device that another tab enrolled meanwhile', async () => {
  database.set('kitchen-device', device);
  answerWith(401, { error: 'Please log in again.', code: 'TOKEN_INVALID' });
  const { kitchenCall, storedDevice, readDevice } = await freshPage();
  await readDevice();
  const next = { ...device, deviceId: 'D2', token: 'V2.D2.other', vendorId: 'V2' };
  database.set('kitchen-device', next);
  await expect(kitchenCall('PUT /kitchen-devices/me', report)).rejects.toMatchObject({
    status: 401,
  });
  expect([storedDevice.get(), database.get('kitchen-device')]).toEqual([next, next]);
});

it.each([0, 403, 429, 503])('keeps the device after a response of %s', async (status) => {
  database.set('kitchen-device', device);
  answerWith(status, { error: 'No', code: 'NO' });
  const { kitchenCall, storedDevice } = await freshPage();
  await expect(kitchenCall('PUT /kitchen-devices/me', report)).rejects.toMatchObject({
    name: status ? 'ApiError' : 'NetworkError',
  });
  expect([storedDevice.get(), database.get('kitchen-device')]).toEqual([device, device]);
});

it('keeps a new device after a late refusal of the old token', async () => {
  database.set('kitchen-device', device);
  const { storedDevice, storeDevice, forgetDevice } = await freshPage();
  const next = { ...device, token: 'V1.D2.other' };
  await storeDevice(next);
  await forgetDevice(device.token);
  expect([storedDevice.get(), database.get('kitchen-device')]).toEqual([next, next]);
});
