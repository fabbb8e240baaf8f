import { sendCall } from '../../lib/api/send-call.ts';
import { keepDevice } from './stored-device.ts';

/**
 * Brings a code, and keeps what comes for it.
 * @throws ApiError, NetworkError
 */
export async function enrollDevice(body: { code: string; name: string }): Promise<void> {
  const { device, token } = await sendCall('POST /kitchen-devices', { body, timeoutMs: 20_000 });
  const [vendorId = ''] = token.split('.');
  await keepDevice({ deviceId: device.id, vendorId, name: device.name, token });
  // Browsers clear what seldom visited sites keep; one that is asked may leave this one alone.
  await navigator.storage?.persist?.().catch(() => false);
}
