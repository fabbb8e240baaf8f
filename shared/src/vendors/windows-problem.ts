import type { HoursWindow } from './business-hours.ts';

/** The maximum number of windows of a day. */
export const maxWindows = 4;

/** Why a day cannot have these windows. Rule: hours-13 */
export function windowsProblem(windows: readonly HoursWindow[]): string | undefined {
  if (windows.length === 0) return 'Give at least one time';
  if (windows.length > maxWindows) return `Give at most ${maxWindows} times a day`;
  if (windows.some(({ open, close }) => open === close)) {
    return 'Give an opening and a closing time that differ';
  }
  const nextOpens = windows.slice(1).map(({ open }) => open);
  if (windows.some(({ open, close }, index) => close < open && index < nextOpens.length)) {
    return 'Only the last time of a day may run past midnight';
  }
  const [first, last] = [windows[0], windows.at(-1)];
  const overlapsFirst = first && last && last.close < last.open && last.close > first.open;
  return overlapsFirst || windows.some(({ close }, index) => close > (nextOpens[index] ?? close))
    ? 'Give the times in order, without overlap'
    : undefined;
}
