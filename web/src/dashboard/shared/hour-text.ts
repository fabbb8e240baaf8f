import { clockText } from '@thali/shared/time/clock-text';

/** `0` -> `12 am`, `13` -> `1 pm`. */
export function hourText(hour: number): string {
  return clockText(`${hour}:00`);
}

/** `1 pm to 2 pm`. */
export function hourSpanText(hour: number): string {
  return `${hourText(hour)} to ${hourText(hour + 1)}`;
}
