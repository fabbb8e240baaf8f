import { formatTime } from '../../lib/time/format-time.ts';

/** `Ready 12:47 to 12:58`. */
export function rangeText({ from, to }: { from: string; to: string }): string {
  return `Ready ${clockOf(from)} to ${clockOf(to)}`;
}

export function accuracyText(rightOfTen: number): string {
  return `Right for ${rightOfTen} of 10 orders in the last 30 days`;
}

/** The time without am and pm: a guest waits minutes, not hours. */
function clockOf(iso: string): string {
  return formatTime(iso).replace(/\s*[ap]m$/i, '');
}
