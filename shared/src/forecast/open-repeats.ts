import type { ClosureInput } from './closed-weekdays.ts';
import { findRepeats } from './find-repeats.ts';
import { weekdayOf } from './open-days.ts';

/**
 * A gap between open days is a closure if it is longer than `minClosureDays`, and longer than twice the usual gap. The
 * usual gap is the upper quartile.
 */
const minClosureDays = 8;
const closureGaps = 2;
const usualGapQuantile = 0.75;

/** 1 for each day with an entry, 0 for each other day. Leaves out closures and holidays, which follow no pattern. */
export function knownOpenings({ sales, lastDay, holidays }: ClosureInput): Map<number, number> {
  const opened = [...sales.keys()];
  const gaps = opened.slice(1).map((day, index) => day - (opened[index] ?? day));
  const usualGap = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * usualGapQuantile)] ?? 1;
  const maxGap = Math.max(minClosureDays, closureGaps * usualGap);
  const isOpen = new Map<number, number>();
  for (const [index, day] of [...opened, lastDay + 1].entries()) {
    const before = opened[index - 1] ?? day;
    for (let emptyDay = before + 1; emptyDay < day && day - before <= maxGap; emptyDay += 1) {
      if (!holidays.has(emptyDay)) isOpen.set(emptyDay, 0);
    }
    if (day <= lastDay) isOpen.set(day, 1);
  }
  return isOpen;
}

/**
 * Finds repeats of open days, such as every second Wednesday, or all Saturdays except the second of a month.
 * @returns a function that tells whether the mess opens on a day, undefined if no repeat covers that day. Undefined if
 * there are no repeats
 * Rule: forecast-20
 */
export function openByRepeat(
  openings: ReadonlyMap<number, number>,
  lastDay: number,
): ((day: number) => boolean | undefined) | undefined {
  const { repeats, usual } = findRepeats(openings, lastDay);
  if (repeats.length === 0) return undefined;
  const openWeekdays = new Set(
    [...openings].flatMap(([day, isOpen]) => (isOpen ? [weekdayOf(day)] : [])),
  );
  const sometimesOpen = new Set(
    repeats
      .filter(({ shift }) => shift > 0)
      .flatMap(({ differences }) => differences.map(({ day }) => weekdayOf(day))),
  );
  return (day) => {
    const weekday = weekdayOf(day);
    const matchingRepeat = repeats.find(({ includes }) => includes(day));
    if (matchingRepeat) return (usual[weekday] ?? 0) + matchingRepeat.shift > 0.5;
    return sometimesOpen.has(weekday) || !openWeekdays.has(weekday)
      ? (usual[weekday] ?? 0) > 0.5
      : undefined;
  };
}
