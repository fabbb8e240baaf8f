import { timeOrDayText } from '../../../lib/time/format-time.ts';
import type { Device } from './use-kitchen-devices.ts';

/** The maximum time between reports. It tolerates one late or lost report. */
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

/** A text, such as `Battery 41%, charging`. Returns undefined if the browser does not report the battery. */
export function batteryText({ batteryPercent, isCharging }: Device): string | undefined {
  if (batteryPercent === null) return undefined;
  return `Battery ${batteryPercent}%${isCharging ? ', charging' : ''}`;
}

/** Whether the battery may not last through a meal. */
export function isBatteryLow({ batteryPercent, isCharging }: Device): boolean {
  return batteryPercent !== null && batteryPercent <= 20 && !isCharging;
}

/** The remaining time, such as `9:05`, or `0:00` after the end. */
export function countdownText(until: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
