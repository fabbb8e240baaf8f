export type TrendDirection = 'up' | 'down' | 'neutral';

/** Where a change in percent points, as far as its text shows it. */
export function trendDirection(percent: number): TrendDirection {
  const shown = oneDecimal(percent);
  if (shown > 0) return 'up';
  return shown < 0 ? 'down' : 'neutral';
}

/**
 * The change from one figure to the next in percent, one decimal. From nothing to something is 100, from
 * nothing to nothing 0. Rule: analytics-5
 */
export function growthPercent(current: number, previous: number): number {
  if (previous === 0) return current === 0 ? 0 : Math.sign(current) * 100;
  return oneDecimal(((current - previous) / Math.abs(previous)) * 100);
}

/** `12.34` -> `+12.3%`, `-4` -> `-4%`, `0` -> `0%`. */
export function trendText(percent: number): string {
  const shown = oneDecimal(percent);
  return `${shown > 0 ? '+' : ''}${shown.toLocaleString('en-IN')}%`;
}

/** Never a negative zero, which would be written '-0'. */
function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
