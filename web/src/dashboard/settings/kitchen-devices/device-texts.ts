import { momentText } from '../../../lib/time/format-time.ts';
import type { Device } from './use-kitchen-devices.ts';

/** One report may come late, or be lost. */
const presentMs = 11 * 60_000;

/** Whether a device reported a moment ago. */
export function isPresent({ lastHeardAt }: Device, now: Date): boolean {
  return now.getTime() - Date.parse(lastHeardAt) < presentMs;
}

/** `Online`, or since when it is not. */
export function presenceText(device: Device, now: Date): string {
  if (isPresent(device, now)) return 'Online';
  return `Last heard ${momentText(new Date(device.lastHeardAt), now)}`;
}

/** `Battery 41%, charging`; undefined where the browser does not tell. */
export function batteryText({ batteryPercent, isCharging }: Device): string | undefined {
  if (batteryPercent === null) return undefined;
  return `Battery ${batteryPercent}%${isCharging ? ', charging' : ''}`;
}

/** A battery that does not last through a meal. */
export function isBatteryLow({ batteryPercent, isCharging }: Device): boolean {
  return batteryPercent !== null && batteryPercent <= 20 && !isCharging;
}

/** `9:05` until a moment, `0:00` from then on. */
export function leftText(until: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
