/** Counts below this number never show, so nobody recognises a guest. Rule: feedback-3 */
export const minShownCount = 3;

export interface ShownCounts {
  /** Counts of at least three. */
  counts: Record<string, number>;
  /** The sum of the smaller counts; 0 if the sum is below three. */
  others: number;
}

/** Hides counts of one or two. Adds them up if they are at least three together. */
export function hideSmallCounts(counts: Readonly<Record<string, number>>): ShownCounts {
  const entries = Object.entries(counts);
  const others = entries
    .filter(([, count]) => count < minShownCount)
    .reduce((sum, [, count]) => sum + count, 0);
  return {
    counts: Object.fromEntries(entries.filter(([, count]) => count >= minShownCount)),
    others: others >= minShownCount ? others : 0,
  };
}
