import { planCatalogue } from '@thali/shared/plans/plan-catalogue';
import type { PlanId } from '@thali/shared/plans/plan-ids';
import { toIst } from '@thali/shared/time/ist';

/** The plan's name, such as `Starter`, or `No plan` for a vendor that an admin created. */
export function planText(plan: PlanId | 'none' | null): string {
  return plan === null || plan === 'none' ? 'No plan' : planCatalogue[plan].name;
}

const wholeNumber = new Intl.NumberFormat('en-IN');

/** `1234567` -> `12,34,567`. */
export function formatCount(value: number): string {
  return wholeNumber.format(value);
}

const dayMs = 86_400_000;
const relativeDays = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** Calendar days in India from today to the day of `iso`. Negative for past days. */
export function daysTo(iso: string, now: Date): number {
  const midnight = (instant: Date) => Date.parse(toIst(instant).date);
  return Math.round((midnight(new Date(iso)) - midnight(now)) / dayMs);
}

/** `today`, `tomorrow`, `in 5 days`, `3 days ago`. */
export function dayDistance(iso: string, now: Date): string {
  return relativeDays.format(daysTo(iso, now), 'day');
}
