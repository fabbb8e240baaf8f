import { mondayOf } from '../time/dates.ts';
import { hasRunOut, type PotEntry } from './pot-entry.ts';

/** The screens show no effect below this many weeks, or this many pots in a half. Rule: pots-5 */
export const minWeeks = 8;
export const minPotsOfHalf = 60;

/** The pots with or without advice. Shares are 0 to 1. */
export interface HalfOfPots {
  pots: number;
  /** Left portions / made portions. */
  leftShare: number;
  runOuts: number;
}

export interface PotMeasurement {
  weeks: number;
  withAdvice: HalfOfPots;
  withoutAdvice: HalfOfPots;
  /** The left share with advice minus the left share without advice. Absent with too few data. */
  effect?: { difference: number; lower: number; upper: number };
  /** Why the screens show no effect; null if they show it. */
  hidden: 'few' | 'unclear' | null;
}

/**
 * Compares the pots with advice with the pots without advice, dish by dish and at the same meals. The 95 % interval
 * treats each week as one observation, because exams, festivals and weather affect all its meals.
 * Rule: pots-5
 */
export function measurePots(entries: readonly PotEntry[]): PotMeasurement {
  const madePots = entries.filter((entry) => entry.made > 0);
  const weeks = new Set(madePots.map(({ date }) => mondayOf(date))).size;
  const halves = {
    withAdvice: halfOf(madePots.filter(({ isAdviceShown }) => isAdviceShown)),
    withoutAdvice: halfOf(madePots.filter(({ isAdviceShown }) => !isAdviceShown)),
  };
  const counts = { weeks, ...halves };
  const isFew = weeks < minWeeks || Object.values(halves).some((half) => half.pots < minPotsOfHalf);
  const effect = isFew ? undefined : effectOf(toColumns(madePots), weeks);
  if (!effect) return { ...counts, hidden: 'few' };
  const isUnclear = effect.lower <= 0 && effect.upper >= 0;
  return { ...counts, effect, hidden: isUnclear ? 'unclear' : null };
}

function halfOf(entries: readonly PotEntry[]): HalfOfPots {
  let made = 0;
  let left = 0;
  for (const entry of entries) {
    made += entry.made * entry.portions;
    left += entry.left * entry.portions;
  }
  return {
    pots: entries.length,
    leftShare: made > 0 ? left / made : 0,
    runOuts: entries.filter(hasRunOut).length,
  };
}

/** The pots as columns of numbers. */
interface Columns {
  /** For each pot the index of its week, of its dish and of its meal. */
  week: Int32Array;
  dish: Int32Array;
  meal: Int32Array;
  /** 1 with advice, else 0. */
  advice: Float64Array;
  leftShare: Float64Array;
  /** Made portions. */
  weight: Float64Array;
}

function toColumns(entries: readonly PotEntry[]): Columns {
  return {
    week: numbersOf(entries, ({ date }) => mondayOf(date)),
    dish: numbersOf(entries, ({ itemId, mealId }) => `${itemId}#${mealId}`),
    meal: numbersOf(entries, ({ date, mealId }) => `${date}#${mealId}`),
    advice: Float64Array.from(entries, ({ isAdviceShown }) => (isAdviceShown ? 1 : 0)),
    leftShare: Float64Array.from(entries, ({ left, made }) => left / made),
    weight: Float64Array.from(entries, ({ made, portions }) => made * portions),
  };
}

/** Numbers the names from 0. Equal names get the same number. */
function numbersOf(entries: readonly PotEntry[], nameOf: (entry: PotEntry) => string): Int32Array {
  const numbers = new Map<string, number>();
  return Int32Array.from(entries, (entry) => {
    const name = nameOf(entry);
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  });
}

/**
 * The difference. Its interval comes from leaving out each week in turn. Undefined if the halves cannot be compared.
 */
function effectOf(columns: Columns, weeks: number) {
  const difference = differenceOf(columns);
  if (difference === undefined) return undefined;
  let squares = 0;
  let fourthPowers = 0;
  for (let week = 0; week < weeks; week += 1) {
    const weight = columns.weight.map((value, index) => (columns.week[index] === week ? 0 : value));
    const withoutWeek = differenceOf({ ...columns, weight });
    if (withoutWeek === undefined) return undefined;
    const square = (withoutWeek - difference) ** 2;
    squares += square;
    fourthPowers += square ** 2;
  }
  // If a few weeks dominate the effect, for example after many skipped meals, use fewer degrees of freedom.
  const effectiveWeeks = fourthPowers > 0 ? squares ** 2 / fourthPowers : weeks;
  const margin = criticalT(effectiveWeeks) * Math.sqrt(((weeks - 1) / weeks) * squares);
  return { difference, lower: difference - margin, upper: difference + margin };
}

/** Fits the left share to the advice and returns the slope. First subtracts the means of each dish and of each meal. */
function differenceOf({ advice, leftShare, weight, dish, meal }: Columns): number | undefined {
  const contrast = withoutMeans(advice, weight, [dish, meal]);
  let product = 0;
  let square = 0;
  contrast.forEach((value, index) => {
    const weighted = (weight[index] ?? 0) * value;
    product += weighted * (leftShare[index] ?? 0);
    square += weighted * value;
  });
  return square > 1e-6 ? product / square : undefined;
}

const maxRounds = 200;

/** Subtracts the weighted means of each grouping in turn, until nothing changes. */
function withoutMeans(
  values: Float64Array,
  weights: Float64Array,
  groupings: readonly Int32Array[],
): Float64Array {
  const residuals = values.slice();
  for (let round = 0; round < maxRounds; round += 1) {
    const means = groupings.map((groups) => subtractMeans(residuals, weights, groups));
    if (Math.max(...means) < 1e-6) break;
  }
  return residuals;
}

/** @returns the largest mean */
function subtractMeans(residuals: Float64Array, weights: Float64Array, groups: Int32Array): number {
  const means = new Float64Array(groups.length);
  const totals = new Float64Array(groups.length);
  for (let index = 0; index < groups.length; index += 1) {
    const group = groups[index] ?? 0;
    const weight = weights[index] ?? 0;
    means[group] = (means[group] ?? 0) + weight * (residuals[index] ?? 0);
    totals[group] = (totals[group] ?? 0) + weight;
  }
  let largest = 0;
  for (let group = 0; group < means.length; group += 1) {
    const mean = (means[group] ?? 0) / (totals[group] || 1);
    means[group] = mean;
    largest = Math.max(largest, Math.abs(mean));
  }
  for (let index = 0; index < residuals.length; index += 1) {
    residuals[index] = (residuals[index] ?? 0) - (means[groups[index] ?? 0] ?? 0);
  }
  return largest;
}

/** The 97.5th percentile of Student's t distribution with 1 to 30 degrees of freedom. */
const percentiles = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145,
  2.131, 2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048,
  2.045, 2.042,
];

/** A standard error times this factor is half a 95 % interval. Interpolation makes the factor slightly too large. */
function criticalT(degreesOfFreedom: number): number {
  const position = Math.min(percentiles.length, Math.max(1, degreesOfFreedom)) - 1;
  const [below = 2.042, above = below] = percentiles.slice(Math.floor(position));
  return below + (above - below) * (position % 1);
}
