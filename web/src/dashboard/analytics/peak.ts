/** The greatest of some figures, the earliest where there are more; undefined where all are nothing. */
export function peakOf<T>(
  figures: readonly T[],
  figureOf: (one: T) => number,
): { at: T; value: number } | undefined {
  let peak: { at: T; value: number } | undefined;
  for (const at of figures) {
    const value = figureOf(at);
    if (value > (peak?.value ?? 0)) peak = { at, value };
  }
  return peak;
}
