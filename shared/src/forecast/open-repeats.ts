import type { ClosureInput } from './closed-weekdays.ts';
import { findRepeats } from './find-repeats.ts';
import { weekdayOf } from './open-days.ts';

/**
 * A closure has at least `minClosure` days in a row, and `closureGaps` times the usual longer gap between open days.
 */
const minClosure = 8;
const closureGaps = 2;
const usualGaps = 0.75;

/**
 * 1 for each day with an entry, 0 for a day without. Leaves out closures and holidays, which tell nothing about a
 * pattern.
 */
export function knownOpenings({ sales, lastDay, holidays }: ClosureInput): Map<number, number> {
  const opened = [...sales.keys()];
  const gaps = opened.slice(1).map((day, index) => day - (opened[index] ?? day));
  const usualGap =
    gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length * usualGaps)] ?? 1;
  const maxGap = Math.max(minClosure, closureGaps * usualGap);
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
 * Tells whether a mess opens on a day by a repeat, such as only on every second Wednesday, or not on the second
 * Saturday of a month.
 * @returns undefined without a repeat; the function returns undefined for a day outside of any repeat
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
