import { calendarDays, reminderDays } from '@thali/shared/subscriptions/periods';
import { formatDate, formatTime } from '../../lib/time/format-time.ts';
import type { Billing } from './use-billing.ts';

/** 'ending' means that the plan ends soon. */
export type PlanSummaryKind = Billing['state'] | 'ending';

export interface PlanSummary {
  kind: PlanSummaryKind;
  title: string;
  text: string;
}

/** The state of a plan in words. The server sends the state, and the browser counts the days. */
export function planSummary(billing: Billing, now: Date): PlanSummary {
  const { state, plan, periodEnd, ordersUntil } = billing;
  if (state === 'none' || !periodEnd || !ordersUntil) return withoutEnd(plan?.planName);
  const name = plan?.planName ?? 'Your';
  const end = formatDate(periodEnd);
  const days = daysUntil(periodEnd, now);
  const lastOrder = `${formatDate(ordersUntil)}, ${formatTime(ordersUntil)}`;
  if (state === 'ended') {
    return {
      kind: 'ended',
      title: 'Your storefront takes no orders',
      text: `The ${name} plan ended on ${end}, and the grace period is over. Nothing was deleted: your storefront opens again as soon as you renew.`,
    };
  }
  if (state === 'grace') {
    return {
      kind: 'grace',
      title: `Your plan ended on ${end}`,
      text: `Your storefront keeps taking orders until ${lastOrder}. Renew before then and your customers will not notice.`,
    };
  }
  if (days <= Math.max(...reminderDays)) {
    return {
      kind: 'ending',
      title: `Your plan ends ${inDaysText(days)}`,
      text: `The ${name} plan is paid until ${end}. Renew any time before that: the new month starts when this one ends, so you lose no days.`,
    };
  }
  return {
    kind: 'active',
    title: 'Your plan is active',
    text: `The ${name} plan is paid until ${end}.`,
  };
}

function withoutEnd(planName: string | undefined): PlanSummary {
  return planName === undefined
    ? {
        kind: 'none',
        title: 'No plan yet',
        text: 'Choose a plan to get started. It runs for a month from the day you pay.',
      }
    : {
        kind: 'none',
        title: 'Arranged with our team',
        text: `Our team set up the ${planName} plan for you. It has no end date, and nothing is due.`,
      };
}

/** Calendar days in India from today to the day of `iso`. The result is 0 on that day and later. */
export function daysUntil(iso: string, now: Date): number {
  return Math.max(0, calendarDays(now, new Date(iso)));
}

/** `today`, `tomorrow`, `in 5 days`. */
function inDaysText(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** `1 day`, `5 days`. */
export function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
