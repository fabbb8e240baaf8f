import { useEffect } from 'react';
import { kitchenCall } from './kitchen-call.ts';
import { readDevice } from './stored-device.ts';

/** Reports that this device is there; a report that fails is dropped. A removed device learns of it by the answer. */
export async function reportDevice(): Promise<void> {
  if (!(await readDevice())) return;
  const call = { body: await readBattery(), background: true, quiet: true };
  await kitchenCall('PUT /kitchen-devices/me', call).catch(() => undefined);
}

/** The battery as Chromium reports it; other browsers don't. */
interface BatteryManager {
  /** 0 to 1. */
  level: number;
  charging: boolean;
}

declare global {
  interface Navigator {
    getBattery?(): Promise<BatteryManager>;
  }
}

/** Some browsers that have the call never answer it. */
const timeoutMs = 1000;

/** The battery as a report has it; empty where the browser does not tell. */
export async function readBattery(): Promise<{ batteryPercent?: number; isCharging?: boolean }> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs));
  const asked = navigator.getBattery?.().catch(() => undefined);
  const battery = await Promise.race([asked, tooLate]);
  if (!battery) return {};
  return { batteryPercent: Math.round(battery.level * 100), isCharging: battery.charging };
}

const everyMs = 5 * 60_000;

/** Reports at the start, every five minutes, and when the network is back. Rule: kitchen-12 */
export function useHeartbeat(): void {
  useEffect(() => {
    const report = () => void reportDevice();
    report();
    const timer = setInterval(report, everyMs);
    addEventListener('online', report);
    return () => {
      clearInterval(timer);
      removeEventListener('online', report);
    };
  }, []);
}
