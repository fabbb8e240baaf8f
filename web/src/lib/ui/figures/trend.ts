export type TrendDirection = 'up' | 'down' | 'neutral';

/** The direction of a change as its rounded text shows it. */
export function trendDirection(percent: number): TrendDirection {
  const shown = oneDecimal(percent);
  if (shown > 0) return 'up';
  return shown < 0 ? 'down' : 'neutral';
}

/**
 * The change between two figures in percent, one decimal. A change from 0 to any figure is 100, from 0 to 0 it is 0.
 * Rule: analytics-5
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

/** Avoids a negative zero, written '-0'. */
function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
