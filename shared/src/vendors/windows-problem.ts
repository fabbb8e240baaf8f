import type { HoursWindow } from './business-hours.ts';

/** The most windows of a day. */
export const maxWindows = 4;

/** Why a day cannot have these windows. Rule: hours-13 */
export function windowsProblem(windows: readonly HoursWindow[]): string | undefined {
  if (windows.length === 0) return 'Give at least one time';
  if (windows.length > maxWindows) return `Give at most ${maxWindows} times a day`;
  if (windows.some(({ open, close }) => open === close)) {
    return 'Give an opening and a closing time that differ';
  }
  const ends = windows.slice(1).map(({ open }) => open);
  if (windows.some(({ open, close }, index) => close < open && index < ends.length)) {
    return 'Only the last time of a day may run past midnight';
  }
  const [first, last] = [windows[0], windows.at(-1)];
  const runsIntoFirst = first && last && last.close < last.open && last.close > first.open;
  return runsIntoFirst || windows.some(({ close }, index) => close > (ends[index] ?? close))
    ? 'Give the times in order, without overlap'
    : undefined;
}
