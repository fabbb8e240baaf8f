/** A quantile of values, linear between neighbours; 0 for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  // A typed array sorts numbers without a comparison function, several times as fast.
  const sorted = Float64Array.from(values).sort();
  const position = (sorted.length - 1) * share;
  const below = Math.floor(position);
  const lower = sorted[below] ?? 0;
  return lower + ((sorted[below + 1] ?? lower) - lower) * (position - below);
}

/** Moves a value of few samples towards another value: halfway if there are `strength` samples. */
export function shrink(value: number, samples: number, towards: number, strength: number): number {
  return towards + ((value - towards) * samples) / (samples + strength);
}
