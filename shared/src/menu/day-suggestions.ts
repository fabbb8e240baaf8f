import { isSameText } from '../text/compare-text.ts';
import { addDays } from '../time/dates.ts';

interface DatedContents {
  date: string;
  contents: string;
}

/**
 * Suggests contents of a dish for a date: the contents one week earlier, then the latest earlier contents. Equal
 * suggestions appear once.
 * @param otherDays contents on other days, newest first
 * Rule: menu-28
 */
export function daySuggestions(otherDays: readonly DatedContents[], date: string): DatedContents[] {
  const before = otherDays.filter((day) => day.date < date);
  const weekBefore = before.find((day) => day.date === addDays(date, -7));
  const last = before[0];
  if (!weekBefore || !last) return last ? [last] : [];
  return isSameText(last.contents, weekBefore.contents) ? [last] : [weekBefore, last];
}
