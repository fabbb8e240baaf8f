/**
 * The change from the previous period in percent, with one decimal. From 0 it is 100, from 0 to 0 it is 0.
 * Rule: analytics-5
 */
export function growth(current: number, previous: number): number {
  if (previous === 0) return current === 0 ? 0 : 100;
  return Math.round(((current - previous) * 1000) / previous) / 10;
}

/**
 * A share in percent as text, with one decimal and without the sign: `'95.5'`; `'0.0'` if the whole is 0.
 * Rule: analytics-4
 */
export function percentText(part: number, whole: number): string {
  // Multiply first, so that a quotient halfway between two tenths is exact.
  return (whole === 0 ? 0 : Math.round((part * 1000) / whole) / 10).toFixed(1);
}
