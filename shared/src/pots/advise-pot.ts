import { hasRunOut, type PotEntry } from './pot-entry.ts';

/** The known demand for a dish of a meal before cooking, in portions. */
export interface KnownDemand {
  /** Members whose pass takes the meal. */
  passes: number;
  /** The members among them who skip it. */
  skipped: number;
  /** Portions that guests have ordered ahead. */
  ordered: number;
  /** The forecast of further portions. The range contains four of five meals. */
  more: { expected: number; lower: number; upper: number };
}

/** The expected portions by passes, orders and forecast, without the history of the pot. */
export function expectedPortions({ passes, skipped, ordered, more }: KnownDemand): number {
  return passes - skipped + ordered + more.expected;
}

/** Older meals say little about the current members and menu. */
export const historyDays = 56;
/** The prior counts as much as this many meals. */
const priorMeals = 4;
/** The relative spread of the prior, apart from the spread of the forecast. */
const priorSpread = 0.08;
/** The 10th and 90th percentile of a normal distribution, in standard deviations. */
const decileDeviations = 1.28;
/** The prior as values of equal weight: a logistic distribution, scaled to the deviation of a normal one. */
const priorDeviations = Array.from({ length: 39 }, (_, index) => {
  const share = (index + 1) / 40;
  return Math.log(share / (1 - share)) / 1.702;
});

/**
 * The vessels to make: the expected portions times a quantile of `taken / expected` at earlier meals, rounded up. An
 * empty pot gives only a lower bound of the demand.
 * @param history  the dish at the same meal in the last `historyDays`
 * @param oneIn  the pot may run out at one of this many meals
 * @param portions  the portions of one vessel
 * @returns whole vessels; 0 without demand
 * Rule: pots-3
 */
export function adviseVessels(
  known: KnownDemand,
  history: readonly PotEntry[],
  { oneIn, portions }: { oneIn: number; portions: number },
): number {
  const expected = expectedPortions(known);
  if (expected <= 0) return 0;
  const learned = history.flatMap((entry) => ratioOf(entry) ?? []);
  const { lower, upper } = known.more;
  const spread = Math.hypot(priorSpread, (upper - lower) / 2 / decileDeviations / expected);
  const ratio = survivalQuantile([...learned, ...priorOf(learned, spread)], 1 / oneIn);
  // Without the tolerance, a rounding error could add a vessel.
  return Math.max(1, Math.ceil((expected * ratio) / portions - 1e-9));
}

interface Ratio {
  /** Taken portions / expected portions. */
  value: number;
  weight: number;
  /** Whether the pot was empty, so that guests may have wanted more. */
  isLowerBound: boolean;
}

function ratioOf(entry: PotEntry): Ratio | undefined {
  const { made, left, portions, expected } = entry;
  if (!expected || made <= 0) return undefined;
  const value = ((made - left) * portions) / expected;
  return { value, weight: 1, isLowerBound: hasRunOut(entry) };
}

/** The values of the prior around the mean of 1 and the learned ratios. */
function priorOf(learned: readonly Ratio[], spread: number): Ratio[] {
  const centre =
    (1 + learned.reduce((total, { value }) => total + value, 0)) / (1 + learned.length);
  return priorDeviations.map((deviations) => ({
    value: Math.max(0, centre * (1 + spread * deviations)),
    weight: priorMeals / priorDeviations.length,
    isLowerBound: false,
  }));
}

/** The value that only the given share exceeds, by Kaplan and Meier's estimate. */
function survivalQuantile(ratios: readonly Ratio[], share: number): number {
  // A lower bound comes last, because it is still at risk at its own value.
  const sorted = ratios.toSorted(
    (a, b) => a.value - b.value || Number(a.isLowerBound) - Number(b.isLowerBound),
  );
  let atRisk = sorted.reduce((total, { weight }) => total + weight, 0);
  let surviving = 1;
  for (const { value, weight, isLowerBound } of sorted) {
    if (!isLowerBound) surviving *= 1 - weight / atRisk;
    if (surviving <= share) return value;
    atRisk -= weight;
  }
  return sorted.at(-1)?.value ?? 1;
}
