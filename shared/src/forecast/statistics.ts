export function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** The mean of the values; 0 for an empty list. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : sum(values) / values.length;
}

/** The middle value, or the mean of the two middle values; 0 for an empty list. */
export function median(values: readonly number[]): number {
  // A typed array sorts numbers without a comparison function, several times as fast.
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

export function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(highest, Math.max(lowest, value));
}

/** The first choice with the lowest cost. */
export function argMin<Choice>(
  choices: readonly Choice[],
  fallback: Choice,
  costOf: (choice: Choice) => number,
): Choice {
  let best = fallback;
  let lowest = Number.POSITIVE_INFINITY;
  for (const choice of choices) {
    const cost = costOf(choice);
    if (cost < lowest) {
      lowest = cost;
      best = choice;
    }
  }
  return best;
}
