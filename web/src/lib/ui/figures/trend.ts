export type TrendDirection = 'up' | 'down' | 'neutral';

/** The direction of the rounded change, so that it agrees with the text. */
export function trendDirection(percent: number): TrendDirection {
  const rounded = oneDecimal(percent);
  if (rounded > 0) return 'up';
  return rounded < 0 ? 'down' : 'neutral';
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
