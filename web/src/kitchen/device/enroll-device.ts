import { sendCall } from '../../lib/api/send-call.ts';
import { enrollKey, forgetEnrollKey } from './enroll-key.ts';
import { keepDevice } from './stored-device.ts';

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
