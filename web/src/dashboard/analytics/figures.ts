/** The entry with the greatest figure; the earliest of equal entries. Returns undefined if every figure is 0. */
export function peakOf<T>(
  figures: readonly T[],
  figureOf: (item: T) => number,
): { at: T; value: number } | undefined {
  let peak: { at: T; value: number } | undefined;
  for (const at of figures) {
    const value = figureOf(at);
    if (value > (peak?.value ?? 0)) peak = { at, value };
  }
  return peak;
}
