import { formatTime } from '../../lib/time/format-time.ts';
import * as texts from './status-texts.ts';

/** `Ready 12:47 to 12:58`. */
export function rangeText({ from, to }: { from: string; to: string }): string {
  return texts.readyFromTo(clockOf(from), clockOf(to));
}

export function accuracyText(rightOfTen: number): string {
  return texts.rightOfTen(rightOfTen);
}

/** The time without am and pm: a guest waits minutes, not hours. */
function clockOf(iso: string): string {
  return formatTime(iso).replace(/\s*[ap]m$/i, '');
}
