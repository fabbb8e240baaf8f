/** A dish of one meal as the kitchen recorded it. Rule: pots-2 */
export interface PotEntry {
  /** YYYY-MM-DD in India. */
  date: string;
  mealId: string;
  itemId: string;
  /** Vessels, in quarters. */
  made: number;
  /** Vessels, in quarters. */
  left: number;
  /** The portions of a vessel on that day. */
  portions: number;
  /** Whether the dish was in the half that shows advice. */
  isAdviceShown: boolean;
  /** The vessels that the screen advised; null without advice. */
  advised: number | null;
  /** The portions that were expected before cooking; null if the screen had no figures. */
  expected: number | null;
}

export function hasRunOut({ left }: Pick<PotEntry, 'left'>): boolean {
  return left === 0;
}
