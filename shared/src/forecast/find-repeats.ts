import { weekdayOf } from './open-days.ts';
import { mean, median } from './statistics.ts';

/**
 * Days that regularly differ from the usual day of their weekday, such as every second Wednesday or the 1st of each
 * month.
 */
export interface Repeat {
  /** @param day  since 1970-01-01 */
  includes: (day: number) => boolean;
  /** The past values minus the usual value of their weekday, in order. */
  differences: readonly Difference[];
  /** The usual difference from other days of the same weekday; below 0 if these days have less. */
  shift: number;
}

export interface Difference {
  /** Since 1970-01-01. */
  day: number;
  size: number;
}

export interface Repeats {
  repeats: readonly Repeat[];
  /** The usual value of each weekday (0 is Sunday), without the days of the repeats. */
  usual: readonly number[];
}

/**
 * The windows of the search, in days. Half a year shows monthly repeats. The shorter window finds a repeat that began or
 * moved later.
 */
const windows = [182, 84];
const minTimes = 4;
/**
 * The maximum probability of a repeat by chance. The maximum is low, because the search tries about a thousand sets
 * of days.
 */
const maxChance = 1e-5;
/**
 * The maximum if a candidate is compared only with other days of its weekdays. Applies only if days outside the
 * candidate also differ from the usual day.
 */
const maxChanceOfWeekday = 0.005;
/**
 * The days of a repeat are similar: their mean deviation is at most this share of their difference from the usual
 * day.
 */
const maxSpread = 1 / 3;
/** A menu that changes every second week has one repeat for each day of two weeks. */
const maxRepeats = 14;
/** The number of most recent days of a repeat that determine its shift. */
const recentTimes = 8;

/**
 * Finds repeats that are not weekly: every 2 to 42 days, a date of the month, a weekday of the month. Ignores a repeat
 * that has stopped.
 * @param values the values by day since 1970-01-01, in order
 */
export function findRepeats(values: ReadonlyMap<number, number>, lastDay: number): Repeats {
  for (const window of windows) {
    const entries = [...values].filter(([day]) => day > lastDay - window);
    const strongGroups: Candidate[] = [];
    let remaining: readonly Entry[] = entries;
    while (strongGroups.length < maxRepeats) {
      const repeat = findStrongestGroup(remaining);
      if (!repeat) break;
      strongGroups.push(repeat);
      remaining = remaining.filter(([day]) => !repeat.includes(day));
    }
    if (strongGroups.length > 0) return toRepeats(entries, remaining, strongGroups);
  }
  return { repeats: [], usual: [] };
}

type Entry = readonly [day: number, value: number];
type Candidate = Pick<Repeat, 'includes'>;

function toRepeats(
  all: readonly Entry[],
  remaining: readonly Entry[],
  strongGroups: Candidate[],
): Repeats {
  const usual = weekdayMedians(remaining);
  let uncovered = all;
  const repeats = strongGroups.map(({ includes }): Repeat => {
    const differences = uncovered
      .filter(([day]) => includes(day))
      .map(([day, value]) => ({ day, size: value - (usual[weekdayOf(day)] ?? 0) }));
    uncovered = uncovered.filter(([day]) => !includes(day));
    const shift = median(differences.slice(-recentTimes).map(({ size }) => size));
    return { includes, differences, shift };
  });
  return { repeats, usual };
}

/**
 * The median of each weekday. Takes the lower of two middle values. For a dish sold every second week, the median is
 * then zero, so the days with sales become the repeat.
 */
function weekdayMedians(entries: readonly Entry[]): number[] {
  return Array.from({ length: 7 }, (_, weekday) => {
    const weekdayValues = entries
      .filter(([day]) => weekdayOf(day) === weekday)
      .map(([, value]) => value);
    return Float64Array.from(weekdayValues).sort()[(weekdayValues.length - 1) >> 1] ?? 0;
  });
}

/** Sorts days into numbered groups, the candidates for a repeat. */
type Grouping = (day: number) => number;

const maxPeriod = 42;

const maxGroups = maxPeriod;

const groupings: readonly Grouping[] = [
  ...Array.from({ length: maxPeriod - 1 }, (_, index) => index + 2)
    .filter((period) => period !== 7)
    .map(
      (period): Grouping =>
        (day) =>
          day % period,
    ),
  (day) => monthPositionOf(day).before,
  (day) => monthPositionOf(day).after,
  (day) => 7 * Math.floor(monthPositionOf(day).before / 7) + weekdayOf(day),
  (day) => 7 * Math.floor(monthPositionOf(day).after / 7) + weekdayOf(day),
];

/** The group of days that chance explains least; undefined if chance explains all groups. */
function findStrongestGroup(entries: readonly Entry[]): Candidate | undefined {
  const medians = weekdayMedians(entries);
  const all = entries.map(([day, value]) => ({
    day,
    size: value - (medians[weekdayOf(day)] ?? 0),
  }));
  const usualSize = mean(all.map(({ size }) => Math.abs(size)));
  if (usualSize === 0) return undefined;
  let best: Candidate | undefined;
  let lowest = maxChance;
  for (const groupOf of groupings) {
    const sums = new Float64Array(maxGroups);
    const counts = new Uint8Array(maxGroups);
    for (const { day, size } of all) {
      const group = groupOf(day);
      sums[group] = (sums[group] ?? 0) + size;
      counts[group] = (counts[group] ?? 0) + 1;
    }
    counts.forEach((count, group) => {
      if (count < minTimes || Math.abs(sums[group] ?? 0) < count * usualSize) return;
      const includes = (day: number) => groupOf(day) === group;
      const chance = chanceOf(
        all.filter(({ day }) => includes(day)),
        all,
      );
      if (chance >= lowest) return;
      lowest = chance;
      best = { includes };
    });
  }
  return best;
}

/** The probability that chance makes these days differ; 1 if they are not similar, or the last two are usual days. */
function chanceOf(ownDifferences: readonly Difference[], all: readonly Difference[]): number {
  const sizes = ownDifferences.map(({ size }) => size);
  const middle = median(sizes);
  const isHit = ({ size }: Difference) => size / middle > 0.5;
  const spread = mean(sizes.map((size) => Math.abs(size - middle)));
  if (spread > Math.abs(middle) * maxSpread || !ownDifferences.slice(-2).some(isHit)) return 1;
  const hits = ownDifferences.filter(isHit).length;
  const chanceAmong = (peers: readonly Difference[]) =>
    hypergeometricTail(hits, ownDifferences.length, peers.filter(isHit).length, peers.length);
  const weekdays = new Set(ownDifferences.map(({ day }) => weekdayOf(day)));
  const ofWeekday = chanceAmong(all.filter(({ day }) => weekdays.has(weekdayOf(day))));
  const hasOthers = all.filter(isHit).length > hits;
  return hasOthers && ofWeekday > maxChanceOfWeekday ? 1 : Math.min(chanceAmong(all), ofWeekday);
}

/** Fisher's exact test: the probability of `hits` or more hits in `drawn` of `total` days if `totalHits` of them are hits. */
function hypergeometricTail(hits: number, drawn: number, totalHits: number, total: number): number {
  let sum = 0;
  for (let count = hits; count <= Math.min(drawn, totalHits); count += 1) {
    sum += Math.exp(
      logChoose(totalHits, count) +
        logChoose(total - totalHits, drawn - count) -
        logChoose(total, drawn),
    );
  }
  return sum;
}

function logChoose(from: number, count: number): number {
  if (count > from) return Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let index = 1; index <= count; index += 1) {
    sum += Math.log((from - count + index) / index);
  }
  return sum;
}

/** The number of days in a day's month before and after that day. */
interface MonthPosition {
  before: number;
  after: number;
}

/** A cache, because each search needs the same days many times. */
const monthPositions = new Map<number, MonthPosition>();

function monthPositionOf(day: number): MonthPosition {
  const cached = monthPositions.get(day);
  if (cached) return cached;
  const date = new Date(day * 86_400_000);
  const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  const place = { before: date.getUTCDate() - 1, after: days - date.getUTCDate() };
  monthPositions.set(day, place);
  return place;
}
