import { kitchenCall } from './kitchen-call.ts';
import { readDevice } from './stored-device.ts';

/** What Chromium tells of the battery; other browsers don't. */
interface Battery {
  /** 0 to 1. */
  level: number;
  charging: boolean;
}

declare global {
  interface Navigator {
    getBattery?(): Promise<Battery>;
  }
}

/** Tells the server that this device is there; what comes too late to tell is not told. A removed one learns of it. */
export async function reportDevice(): Promise<void> {
  if (!(await readDevice())) return;
  const battery = await navigator.getBattery?.().catch(() => undefined);
  const body = battery && {
    batteryPercent: Math.round(battery.level * 100),
    isCharging: battery.charging,
  };
  const call = { body: body ?? {}, background: true, quiet: true };
  await kitchenCall('PUT /kitchen-devices/me', call).catch(() => undefined);
}
