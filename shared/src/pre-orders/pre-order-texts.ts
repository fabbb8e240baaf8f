import { daysBetween } from '../time/dates.ts';
import { toIst, weekdayOf } from '../time/ist.ts';
import { clockAt } from '../vendors/business-hours.ts';

/** `today`, `tomorrow`, or the weekday. */
export function dayWord(date: string, now: Date): string {
  const days = daysBetween(toIst(now).date, date);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : weekdayOf(date);
}

/** `Lunch today, 12:45 pm`. */
export function slotText(mealName: string, startsAt: string, now: Date): string {
  return `${mealName} ${dayWord(toIst(new Date(startsAt)).date, now)}, ${clockAt(startsAt)}`;
}

/** `11 am`, or `6 pm tomorrow` on another day than today. */
export function timeText(instant: string, now: Date): string {
  const day = dayWord(toIst(new Date(instant)).date, now);
  return day === 'today' ? clockAt(instant) : `${clockAt(instant)} ${day}`;
}

/** `Order for lunch by 11 am. 38 minutes left.` Rule: pre-orders-2 */
export function orderByText(
  mealName: string,
  { date, orderBy }: { date: string; orderBy: string },
  now: Date,
): string {
  const day = dayWord(date, now);
  const meal = day === 'today' ? inSentence(mealName) : `${inSentence(mealName)} ${day}`;
  const minutes = Math.floor((Date.parse(orderBy) - now.getTime()) / 60_000);
  return `Order for ${meal} by ${timeText(orderBy, now)}. ${leftText(minutes)}`.trim();
}

/** `Ordering for lunch is over. You can order for tomorrow.` */
export function orderingOverText(
  mealName: string,
  nextDate: string | undefined,
  now: Date,
): string {
  const over = `Ordering for ${inSentence(mealName)} is over.`;
  return nextDate ? `${over} You can order for ${dayWord(nextDate, now)}.` : over;
}

function leftText(minutes: number): string {
  if (minutes < 1) return 'Less than a minute left.';
  if (minutes < 120) return minutes === 1 ? '1 minute left.' : `${minutes} minutes left.`;
  const hours = Math.floor(minutes / 60);
  return hours <= 24 ? `${hours} hours left.` : '';
}

/** A meal's name in the middle of a sentence; `IFTAR` stays as it is. */
function inSentence(name: string): string {
  return name.slice(1) === name.slice(1).toLowerCase() ? name.toLowerCase() : name;
}
