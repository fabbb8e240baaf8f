const whole = new Intl.NumberFormat('en-IN');

/** `1234567` -> `12,34,567`. */
export function formatCount(value: number): string {
  return whole.format(value);
}
