import type { OpenDay } from './open-days.ts';
import { clamp, sum } from './statistics.ts';

/** On the ratio scale a weekday factor multiplies the level; on the log scale it is added. */
export type Scale = 'ratio' | 'log';

export function valueOn(scale: Scale, day: OpenDay): number {
  return scale === 'log' ? day.logValue : day.value;
}

/** The level of each day with the weekday pattern removed. */
export function levelsWithoutWeekday(
  scale: Scale,
  days: readonly OpenDay[],
  factors: readonly number[],
): number[] {
  if (scale === 'log') return days.map((day) => day.logValue - (factors[day.weekday] ?? 0));
  return days.map((day) => day.value / (factors[day.weekday] ?? 1));
}

/** The prior for 'no weekday pattern' has the weight of two weeks. */
const usualShrinkage = 2;
const minShrinkage = 0.1;
const maxShrinkage = 8;
/** The usual shrinkage has the weight of this many days of the history. */
const usualWeight = 4;

/**
 * The factor of each weekday (0 is Sunday) relative to the week around it. Shrinks it towards 'no pattern' if the
 * weekdays differ little compared with the noise (empirical Bayes). A weekday without data is neutral.
 */
export function weekdayFactors(days: readonly OpenDay[], scale: Scale): number[] {
  const ratios = weekRatios(days, scale);
  const totals = [0, 0, 0, 0, 0, 0, 0];
  const squares = [0, 0, 0, 0, 0, 0, 0];
  const counts = [0, 0, 0, 0, 0, 0, 0];
  days.forEach(({ weekday }, index) => {
    const ratio = ratios[index] ?? 0;
    totals[weekday] = (totals[weekday] ?? 0) + ratio;
    squares[weekday] = (squares[weekday] ?? 0) + ratio * ratio;
    counts[weekday] = (counts[weekday] ?? 0) + 1;
  });
  const groups = totals.flatMap((total, weekday) => {
    const count = counts[weekday] ?? 0;
    return count > 0 ? [{ count, mean: total / count, squares: squares[weekday] ?? 0 }] : [];
  });
  const shrinkage = shrinkageOf(groups);
  return totals.map((total, weekday) => {
    const count = counts[weekday] ?? 0;
    if (count === 0) return neutral(scale);
    const factor = (total + shrinkage * neutral(scale)) / (count + shrinkage);
    return scale === 'log' ? factor : Math.max(0.05, factor);
  });
}

interface Group {
  count: number;
  mean: number;
  /** Sum of the squares. */
  squares: number;
}

/** Each day relative to the mean of the week around it. A week has only the weekdays that are in the data. */
function weekRatios(days: readonly OpenDay[], scale: Scale): number[] {
  const week = new Set(days.map(({ weekday }) => weekday)).size;
  const totals = new Float64Array(days.length + 1);
  days.forEach((day, index) => {
    totals[index + 1] = (totals[index] ?? 0) + valueOn(scale, day);
  });
  return days.map((day, index) => {
    const from = Math.max(0, Math.min(index - (week >> 1), days.length - week));
    const to = Math.min(days.length, from + week);
    const middle = ((totals[to] ?? 0) - (totals[from] ?? 0)) / (to - from);
    if (scale === 'log') return day.logValue - middle;
    return middle > 0 ? day.value / middle : 1;
  });
}

function shrinkageOf(groups: readonly Group[]): number {
  const days = sum(groups.map(({ count }) => count));
  const freedom = days - groups.length;
  if (freedom <= 0) return usualShrinkage;
  const deviations = groups.map(({ count, mean, squares }) => squares - count * mean * mean);
  const within = Math.max(0, sum(deviations)) / freedom;
  const middle = sum(groups.map(({ mean }) => mean)) / groups.length;
  const apart = groups.map(({ mean }) => (mean - middle) ** 2);
  const between = sum(apart) / Math.max(1, groups.length - 1) - (within * groups.length) / days;
  if (between <= 0) return maxShrinkage;
  const weighted = (within / between) * freedom + usualWeight * usualShrinkage;
  return clamp(weighted / (freedom + usualWeight), minShrinkage, maxShrinkage);
}

function neutral(scale: Scale): number {
  return scale === 'log' ? 0 : 1;
}
