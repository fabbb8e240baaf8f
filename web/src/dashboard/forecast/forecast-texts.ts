import { addDays } from '@thali/shared/time/dates';
import { weekdayOf } from '@thali/shared/time/ist';
import { formatDay } from '../../lib/time/format-time.ts';
import { percentText } from '../../lib/ui/figures/percent-text.ts';
import { estimatedRupees } from '../../lib/ui/figures/short-number.ts';

/** `Today`, `Tomorrow`, or the weekday. */
export function dayName(date: string, today: string): string {
  if (date === today) return 'Today';
  return date === addDays(today, 1) ? 'Tomorrow' : weekdayOf(date);
}

/** `Saturday, 21 Nov`. */
export function longDay(date: string): string {
  return `${weekdayOf(date)}, ${formatDay(date)}`;
}

/** The meaning of a range. Rule: forecast-22 */
export const rangeMeaning = '4 days in 5 fall in this range';

export function countText(count: number): string {
  return Math.round(count).toLocaleString('en-IN');
}

export function ordersText(count: number): string {
  return Math.round(count) === 1 ? '1 order' : `${countText(count)} orders`;
}

/** `52 to 75`, or one figure if both ends are equal. */
export function rangeText(low: number, high: number, write = countText): string {
  const [from, to] = [write(low), write(high)];
  return from === to ? from : `${from} to ${to}`;
}

/** `about ₹20,100`. Rule: forecast-22 */
export function aboutRupees(rupees: number): string {
  return `about ${estimatedRupees(rupees)}`;
}

/** `₹660 to ₹1,500`, `₹98,000 to ₹1.24 lakh`. */
export function moneyRangeText(low: number, high: number): string {
  return rangeText(low, high, estimatedRupees);
}

interface DishFacts {
  choices?: readonly { name: string; share: number }[] | undefined;
  isIrregular?: boolean | undefined;
}

/** The options of a dish with their shares, such as `Half 60%, Full 40%`, and whether it sells irregularly. */
export function dishNote({ choices = [], isIrregular }: DishFacts): string {
  const shares = choices.map(({ name, share }) => `${name} ${percentText(share)}`).join(', ');
  const irregular = 'Sells on some days only: plan by the range';
  return [shares, isIrregular ? irregular : ''].filter((part) => part !== '').join(' · ');
}
