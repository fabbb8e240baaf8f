import { toIst } from '../time/ist.ts';

/** After the end of a period the storefront goes on taking orders this long. Rule: plans-18 */
export const graceDays = 7;
/** A renewal within so many days of the end goes on from there: who pays late gains no days. Rule: plans-20 */
export const renewalDays = 28;
/** An e-mail goes out so many days before the end. */
export const reminderDays = [7, 1] as const;

const dayMs = 86_400_000;

/** Instants as ISO 8601. */
export interface Period {
  periodStart: string;
  periodEnd: string;
  /** The day of the month that periods end on, where the month has it. */
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
 * The period after one more payment. The same plan goes on from where it ended, up to four weeks later; after these
 * a new period begins at once. Another plan begins at once, and what was paid of the old one
 * is turned into days of the new one by their prices.
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
 * The month that a payment buys, for its receipt: that of the same plan follows the running one, so that no
 * day is on two receipts. Days that a change of plan turns into others were bought before, and are no
 * part of it.
 */
export function boughtMonth(running: Running | undefined, monthlyPaise: number, now: Date): Period {
  if (!running || monthlyPaise !== running.monthlyPaise || isLapsed(running, now)) {
    return firstPeriod(now);
  }
  const { periodEnd: periodStart, anchorDay } = running;
  const periodEnd = monthAfter(new Date(periodStart), anchorDay).toISOString();
  return { periodStart, periodEnd, anchorDay };
}

/** From the day of one instant to that of another on India's calendar; negative backwards. */
export function calendarDays(from: Date, to: Date): number {
  const midnight = (instant: Date) => Date.parse(toIst(instant).date);
  return Math.round((midnight(to) - midnight(from)) / dayMs);
}

/** No month is shorter, so what is bought before then always reaches beyond the day it is paid. */
function isLapsed({ periodEnd }: Period, now: Date): boolean {
  return now.getTime() >= Date.parse(periodEnd) + renewalDays * dayMs;
}

/** When the days of grace are over. */
export function ordersUntilOf(periodEnd: string): string {
  return new Date(new Date(periodEnd).getTime() + graceDays * dayMs).toISOString();
}

/** The end of what was paid, of the end of its grace. */
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

/** Which reminder is due, if any: that of 1 day goes before that of 7. */
export function reminderDue(
  { periodEnd }: { periodEnd: string },
  now: Date,
): (typeof reminderDays)[number] | undefined {
  const leftMs = new Date(periodEnd).getTime() - now.getTime();
  if (leftMs <= 0) return undefined;
  return [...reminderDays].reverse().find((days) => leftMs <= days * dayMs);
}

/** The same time of day a calendar month later, by India's clock. */
function monthAfter(instant: Date, anchorDay: number): Date {
  const [year = 0, month = 0] = toIst(instant).date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(anchorDay, lastDay);
  const fromMidnight = istOffset(instant);
  return new Date(Date.UTC(year, month, day) + fromMidnight);
}

/** From midnight UTC of the IST date to the instant: what a date in IST is off by, and the time of day. */
function istOffset(instant: Date): number {
  return instant.getTime() - Date.parse(`${toIst(instant).date}T00:00:00Z`);
}
