import { del, get, set } from 'idb-keyval';
import { sendCall } from '../../lib/api/send-call.ts';
import { keepDevice } from './stored-device.ts';

const keyName = 'kitchen-enroll-key';

/**
 * Sends a code, and keeps the device that it makes.
 * @throws ApiError, NetworkError
 */
export async function enrollDevice(body: { code: string; name: string }): Promise<void> {
  const headers = { 'idempotency-key': await enrollKey() };
  const { device, token } = await sendCall('POST /kitchen-devices', {
    body,
    headers,
    timeoutMs: 20_000,
  });
  const [vendorId = ''] = token.split('.');
  const { id: deviceId, name, kind } = device;
  await keepDevice({ deviceId, vendorId, name, kind, token });
  await forgetEnrollKey();
  // Browsers clear what seldom visited sites keep; one that is asked may leave this one alone.
  await navigator.storage?.persist?.().catch(() => false);
}

/**
 * This browser's own random key for a code: after a lost answer, and a reload, the same device comes back. Where storage
 * is refused, each attempt has another one.
 */
async function enrollKey(): Promise<string> {
  const kept = await get<string>(keyName).catch(() => undefined);
  if (kept) return kept;
  const key = crypto.randomUUID();
  await set(keyName, key).catch(() => undefined);
  return key;
}

/** The next device of this browser has another one. */
async function forgetEnrollKey(): Promise<void> {
  await del(keyName).catch(() => undefined);
}
