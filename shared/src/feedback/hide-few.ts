/** Fewer guests than this never show, so that no guest is recognised. Rule: feedback-3 */
export const minTogether = 3;

export interface ShownCounts {
  /** Counts of at least three. */
  counts: Record<string, number>;
  /** The smaller counts together; 0 if they are fewer than three even so. */
  others: number;
}

/** Hides counts of one or two. Adds them up if they are at least three together. */
export function hideFew(counts: Readonly<Record<string, number>>): ShownCounts {
  const entries = Object.entries(counts);
  const others = entries
    .filter(([, count]) => count < minTogether)
    .reduce((sum, [, count]) => sum + count, 0);
  return {
    counts: Object.fromEntries(entries.filter(([, count]) => count >= minTogether)),
    others: others >= minTogether ? others : 0,
  };
}
