import type { Language } from '@thali/shared/site/languages';
import { useEffect } from 'react';
import { setLanguage } from '../../lib/language/choose-language.ts';
import { kitchenCall } from './kitchen-call.ts';
import { readDevice } from './stored-device.ts';

/** Reports that this device is online, and ignores failures. The answer tells a removed device about its removal. */
export async function reportDevice(chosen?: { language: Language }): Promise<void> {
  if (await readDevice()) await sendReport(chosen).catch(() => undefined);
}

/** Sends a report. The language in the answer applies when the page opens again, even if its cookie was lost. */
export async function sendReport(chosen?: { language: Language }): Promise<void> {
  const body = { ...(await readBattery()), asksForPins: true, ...chosen };
  const call = { body, background: true, quiet: true };
  const { device } = await kitchenCall('PUT /kitchen-devices/me', call);
  if (device.language) setLanguage(device.language);
}

/** The battery, in Chromium. Other browsers do not report it. */
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

/** The time to wait for getBattery(), which some browsers never resolve. */
const timeoutMs = 1000;

/** The state of the battery for a report. Empty if the browser does not report it. */
export async function readBattery(): Promise<{ batteryPercent?: number; isCharging?: boolean }> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs));
  const reported = navigator.getBattery?.().catch(() => undefined);
  const battery = await Promise.race([reported, timeout]);
  if (!battery) return {};
  return { batteryPercent: Math.round(battery.level * 100), isCharging: battery.charging };
}

const refetchEvery = 5 * 60_000;

/** Reports now, every five minutes, and when the network returns. Rule: kitchen-12 */
export function useHeartbeat(): void {
  useEffect(() => {
    const report = () => void reportDevice();
    report();
    const timer = setInterval(report, refetchEvery);
    addEventListener('online', report);
    return () => {
      clearInterval(timer);
      removeEventListener('online', report);
    };
  }, []);
}
