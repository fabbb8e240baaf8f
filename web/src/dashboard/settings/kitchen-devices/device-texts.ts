import { timeOrDayText } from '../../../lib/time/format-time.ts';
import type { Device } from './use-kitchen-devices.ts';

/** Allows for one late or lost report. */
const maxReportGapMs = 11 * 60_000;

/** Whether a device reported recently. */
export function isPresent({ lastHeardAt }: Device, now: Date): boolean {
  return now.getTime() - Date.parse(lastHeardAt) < maxReportGapMs;
}

/** `Online`, or the time of the last report. */
export function presenceText(device: Device, now: Date): string {
  if (isPresent(device, now)) return 'Online';
  return `Last heard ${timeOrDayText(new Date(device.lastHeardAt), now)}`;
}

/** `Battery 41%, charging`; undefined if the browser does not report it. */
export function batteryText({ batteryPercent, isCharging }: Device): string | undefined {
  if (batteryPercent === null) return undefined;
  return `Battery ${batteryPercent}%${isCharging ? ', charging' : ''}`;
}

/** The battery may not last through a meal. */
export function isBatteryLow({ batteryPercent, isCharging }: Device): boolean {
  return batteryPercent !== null && batteryPercent <= 20 && !isCharging;
}

/** `9:05` until the given time, `0:00` after it. */
export function leftText(until: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
