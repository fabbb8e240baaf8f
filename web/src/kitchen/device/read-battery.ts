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
const patienceMs = 1000;

/** The battery as a report has it; empty where the browser does not tell. */
export async function readBattery(): Promise<{ batteryPercent?: number; isCharging?: boolean }> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  const asked = navigator.getBattery?.().catch(() => undefined);
  const battery = await Promise.race([asked, tooLate]);
  if (!battery) return {};
  return { batteryPercent: Math.round(battery.level * 100), isCharging: battery.charging };
}
