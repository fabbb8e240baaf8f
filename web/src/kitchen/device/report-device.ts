import { kitchenCall } from './kitchen-call.ts';
import { readBattery } from './read-battery.ts';
import { readDevice } from './stored-device.ts';

/** Tells the server that this device is there; what comes too late to tell is not told. A removed one learns of it. */
export async function reportDevice(): Promise<void> {
  if (!(await readDevice())) return;
  const call = { body: await readBattery(), background: true, quiet: true };
  await kitchenCall('PUT /kitchen-devices/me', call).catch(() => undefined);
}
