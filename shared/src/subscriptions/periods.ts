import { toIst } from '../time/ist.ts';

/** The storefront takes orders for this long after the end of a period. Rule: plans-18 */
export const graceDays = 7;
/** A renewal within this many days after the end continues from the end, so paying late gains no days. Rule: plans-20 */
export const renewalDays = 28;
/** A reminder e-mail goes out this many days before the end. */
export const reminderDays = [7, 1] as const;

const dayMs = 86_400_000;

/** Instants as ISO 8601. */
export interface Period {
  periodStart: string;
  periodEnd: string;
  /** The day of the month on which periods end, or the last day of a shorter month. */
  anchorDay: number;
}

interface Running extends Period {
  monthlyPaise: number;
}

export function firstPeriod(now: Date): Period {
  const anchorDay = Number(toIst(now).date.slice(8));
  return {
    periodStart: now.toISOString(),
    periodEnd: monthAfter(now, anchorDay).toISOString(),
    anchorDay,
  };
}

/**
 * The period after another payment. The same plan continues from its end, up to four weeks later; after that a new
 * period starts at once. Another plan starts at once, and the rest of the old plan becomes days of the new one by their
 * prices.
 */
export function nextPeriod(running: Running, monthlyPaise: number, now: Date): Period {
  if (isLapsed(running, now)) return firstPeriod(now);
  const end = new Date(running.periodEnd);
  const fresh = boughtMonth(running, monthlyPaise, now);
  if (monthlyPaise === running.monthlyPaise) {
    return { ...fresh, periodStart: end > now ? running.periodStart : running.periodEnd };
  }
  const leftMs = Math.max(0, end.getTime() - now.getTime());
  const creditMs = Math.floor((leftMs * running.monthlyPaise) / monthlyPaise);
  const periodEnd = new Date(new Date(fresh.periodEnd).getTime() + creditMs);
  return {
    ...fresh,
    periodEnd: periodEnd.toISOString(),
    anchorDay: Number(toIst(periodEnd).date.slice(8)),
  };
}

/**
 * The month that a payment buys, for its receipt. A month of the same plan follows the running one, so that no day is
 * on two receipts. Days from a change of plan were bought before and are not part of it.
 */
export function boughtMonth(running: Running | undefined, monthlyPaise: number, now: Date): Period {
  if (!running || monthlyPaise !== running.monthlyPaise || isLapsed(running, now)) {
    return firstPeriod(now);
  }
  const { periodEnd: periodStart, anchorDay } = running;
  const periodEnd = monthAfter(new Date(periodStart), anchorDay).toISOString();
  return { periodStart, periodEnd, anchorDay };
}

/** Days between the dates of two instants on India's calendar; negative backwards. */
export function calendarDays(from: Date, to: Date): number {
  const midnight = (instant: Date) => Date.parse(toIst(instant).date);
  return Math.round((midnight(to) - midnight(from)) / dayMs);
}

/** No month is shorter than 28 days, so a month bought before then always ends after the day of payment. */
function isLapsed({ periodEnd }: Period, now: Date): boolean {
  return now.getTime() >= Date.parse(periodEnd) + renewalDays * dayMs;
}

/** The end of the days of grace. */
export function ordersUntilOf(periodEnd: string): string {
  return new Date(new Date(periodEnd).getTime() + graceDays * dayMs).toISOString();
}

/** The end of the paid period, from the end of its grace. */
export function periodEndOf(ordersUntil: string): string {
  return new Date(new Date(ordersUntil).getTime() - graceDays * dayMs).toISOString();
}

export type SubscriptionState = 'active' | 'grace' | 'ended';

export function subscriptionState(
  { periodEnd }: { periodEnd: string },
  now: Date,
): SubscriptionState {
  if (now < new Date(periodEnd)) return 'active';
  return now < new Date(ordersUntilOf(periodEnd)) ? 'grace' : 'ended';
}

/** The reminder that is due, if any. The reminder of 1 day comes before that of 7. */
export function reminderDue(
  { periodEnd }: { periodEnd: string },
  now: Date,
): (typeof reminderDays)[number] | undefined {
  const leftMs = new Date(periodEnd).getTime() - now.getTime();
  if (leftMs <= 0) return undefined;
  return [...reminderDays].reverse().find((days) => leftMs <= days * dayMs);
}

/** The same time of day one calendar month later, by India's clock. */
function monthAfter(instant: Date, anchorDay: number): Date {
  const [year = 0, month = 0] = toIst(instant).date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(anchorDay, lastDay);
  const fromMidnight = istOffset(instant);
  return new Date(Date.UTC(year, month, day) + fromMidnight);
}

/** Milliseconds from midnight UTC of the IST date to the instant. */
function istOffset(instant: Date): number {
  return instant.getTime() - Date.parse(`${toIst(instant).date}T00:00:00Z`);
}
