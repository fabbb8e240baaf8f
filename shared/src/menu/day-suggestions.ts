import { sameText } from '../text/compare-text.ts';
import { addDays } from '../time/dates.ts';

interface Served {
  date: string;
  contents: string;
}

/**
 * Suggests contents of a dish for a date: those of a week before, then those of the last day. Equal suggestions appear
 * once.
 * @param served  contents on other days, newest first
 * Rule: menu-28
 */
export function daySuggestions(served: readonly Served[], date: string): Served[] {
  const before = served.filter((day) => day.date < date);
  const weekBefore = before.find((day) => day.date === addDays(date, -7));
  const last = before[0];
  if (!weekBefore || !last) return last ? [last] : [];
  return sameText(last.contents, weekBefore.contents) ? [last] : [weekBefore, last];
}
