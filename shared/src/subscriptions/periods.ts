import { toIst } from '../time/ist.ts';

/** The storefront takes orders for this many days after the end of a period. Rule: plans-18 */
export const graceDays = 7;
/**
 * A renewal within this many days after the end continues from the end, so that a late payment gains no days.
 * Rule: plans-20
 */
export const renewalDays = 28;
/** The server sends reminder e-mails this many days before the end. */
export const reminderDays = [7, 1] as const;

const dayMs = 86_400_000;

/** Instants as ISO 8601. */
export interface Period {
  periodStart: string;
  periodEnd: string;
  /** The day of the month on which periods end, or the last day of a shorter month. */
  anchorDay: number;
}

interface PaidPeriod extends Period {
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
 * Computes the period after another payment. The same plan continues from its end if the payment comes within four
 * weeks; later, a new period starts at once. Another plan starts at once, and the prices decide how many days the rest
 * of the old plan adds.
 */
export function nextPeriod(current: PaidPeriod, monthlyPaise: number, now: Date): Period {
  if (isLapsed(current, now)) return firstPeriod(now);
  const end = new Date(current.periodEnd);
  const month = purchasedMonth(current, monthlyPaise, now);
  if (monthlyPaise === current.monthlyPaise) {
    return { ...month, periodStart: end > now ? current.periodStart : current.periodEnd };
  }
  const leftMs = Math.max(0, end.getTime() - now.getTime());
  const creditMs = Math.floor((leftMs * current.monthlyPaise) / monthlyPaise);
  const periodEnd = new Date(new Date(month.periodEnd).getTime() + creditMs);
  return {
    ...month,
    periodEnd: periodEnd.toISOString(),
    anchorDay: Number(toIst(periodEnd).date.slice(8)),
  };
}

/**
 * The month that a payment buys, for the receipt. A month of the same plan follows the current period, so that no day
 * is on two receipts. Days carried over from another plan are not part of the month.
 */
export function purchasedMonth(
  current: PaidPeriod | undefined,
  monthlyPaise: number,
  now: Date,
): Period {
  if (!current || monthlyPaise !== current.monthlyPaise || isLapsed(current, now)) {
    return firstPeriod(now);
  }
  const { periodEnd: periodStart, anchorDay } = current;
  const periodEnd = monthAfter(new Date(periodStart), anchorDay).toISOString();
  return { periodStart, periodEnd, anchorDay };
}

/** Days between the dates of two instants in India; negative if `to` is earlier. */
export function calendarDays(from: Date, to: Date): number {
  const midnight = (instant: Date) => Date.parse(toIst(instant).date);
  return Math.round((midnight(to) - midnight(from)) / dayMs);
}

/**
 * Whether it is too late to continue from the period's end. Every month has at least 28 days, so an earlier payment
 * always buys a month that ends in the future.
 */
function isLapsed({ periodEnd }: Period, now: Date): boolean {
  return now.getTime() >= Date.parse(periodEnd) + renewalDays * dayMs;
}

/** The end of the grace period. */
export function ordersUntilOf(periodEnd: string): string {
  return new Date(new Date(periodEnd).getTime() + graceDays * dayMs).toISOString();
}

/** The end of the paid period, computed from the end of the grace period. */
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

/** The reminder that is due now. One day before the end, only the reminder of 1 day is due. */
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
