import { daysBetween, mondayOf } from '../time/dates.ts';

/** The Monday from which weeks count. */
const firstMonday = '2024-01-01';

/**
 * Whether a mess's screens show advice for a dish in the week of a date. In each pair of weeks, every dish shows advice
 * in one week. A hash of mess, dish and pair of weeks chooses the week.
 * Rule: pots-4
 */
export function showsAdvice(vendorId: string, itemId: string, date: string): boolean {
  const week = Math.floor(daysBetween(firstMonday, mondayOf(date)) / 7);
  const isSecondWeek = week % 2 !== 0;
  const pair = Math.floor(week / 2);
  return (hashOf(`${vendorId}|${pair}|${itemId}`) & 1) === (isSecondWeek ? 1 : 0);
}

/** FNV-1a with a final mix. Without the mix, the lowest bit depends only on the lowest bits of the characters. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
