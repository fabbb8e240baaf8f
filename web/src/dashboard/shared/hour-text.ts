/** `0` -> `12 am`, `13` -> `1 pm`. */
export function hourText(hour: number): string {
  return `${hour % 12 || 12} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}

/** `1 pm to 2 pm`. */
export function hourSpanText(hour: number): string {
  return `${hourText(hour)} to ${hourText(hour + 1)}`;
}
