import { kitchenCall } from './kitchen-call.ts';
import { readBattery } from './read-battery.ts';
import { readDevice } from './stored-device.ts';

/** Reports that this device is there; a report that fails is dropped. A removed device learns of it by the answer. */
export async function reportDevice(): Promise<void> {
  if (!(await readDevice())) return;
  const call = { body: await readBattery(), background: true, quiet: true };
  await kitchenCall('PUT /kitchen-devices/me', call).catch(() => undefined);
}
