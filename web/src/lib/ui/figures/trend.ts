export type TrendDirection = 'up' | 'down' | 'neutral';

/** The direction of the rounded change, so that it agrees with the text. */
export function trendDirection(percent: number): TrendDirection {
  const rounded = oneDecimal(percent);
  if (rounded > 0) return 'up';
  return rounded < 0 ? 'down' : 'neutral';
}

/**
 * The change between two figures in percent, with one decimal. A change from 0 to another figure counts as 100.
 * Rule: analytics-5
 */
export function growthPercent(current: number, previous: number): number {
  if (previous === 0) return current === 0 ? 0 : Math.sign(current) * 100;
  return oneDecimal(((current - previous) / Math.abs(previous)) * 100);
}

/** `12.34` -> `+12.3%`, `-4` -> `-4%`, `0` -> `0%`. */
export function trendText(percent: number): string {
  const rounded = oneDecimal(percent);
  return `${rounded > 0 ? '+' : ''}${rounded.toLocaleString('en-IN')}%`;
}

/** Adds 0, because a negative zero would show as '-0'. */
function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
