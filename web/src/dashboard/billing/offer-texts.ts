import { formatShortRupees } from '@thali/shared/money/paise';
import { featuresOf, type PlanFeature, planDifference } from '@thali/shared/plans/plan-features';
import type { PlanId } from '@thali/shared/plans/plan-ids';
import { firstPeriod } from '@thali/shared/subscriptions/periods';
import { formatDate } from '../../lib/time/format-time.ts';
import { daysText, daysUntil } from './plan-summary.ts';
import type { Billing, Offer } from './use-billing.ts';

/** What happens if the vendor pays for the offer now. Rule: plans-20 */
export function offerText(billing: Billing, offer: Offer, now: Date): string {
  const runsUntil = `runs until ${formatDate(offer.periodEnd)}`;
  if (offer.isRenewal) {
    if (offer.periodStart !== billing.periodEnd) {
      return `The new month starts on the day you pay and ${runsUntil}.`;
    }
    const start = formatDate(offer.periodStart);
    return billing.state === 'active'
      ? `The new month starts when this one ends, on ${start}, and ${runsUntil}.`
      : `The new month counts from ${start}, when the last one ended, and ${runsUntil}.`;
  }
  return [`Starts now and ${runsUntil}.`, unusedDaysText(billing, offer, now)]
    .filter(Boolean)
    .join(' ');
}

/** The effect of a payment on the unused days. Empty if no days are left. */
function unusedDaysText({ state, plan, periodEnd }: Billing, offer: Offer, now: Date): string {
  if (state === 'none' && plan) return 'It replaces the plan our team arranged for you.';
  if (state !== 'active' || !plan || !periodEnd) return '';
  const daysLeft = daysUntil(periodEnd, now);
  if (daysLeft === 0) return '';
  if (plan.price === null) return `You keep the ${daysText(daysLeft)} you have left.`;
  const extra = extraDays(offer, now);
  const extraText =
    extra === 0 ? 'less than a day' : `${extra} more ${extra === 1 ? 'day' : 'days'}`;
  return `Your ${daysText(daysLeft)} left on ${plan.planName} ${daysLeft === 1 ? 'counts' : 'count'} as ${extraText}, going by the price.`;
}

/** The calendar days of the offer beyond one month from now. */
function extraDays(offer: Offer, now: Date): number {
  return daysUntil(offer.periodEnd, new Date(firstPeriod(now).periodEnd));
}

/** The button text of an offer: `Renew Starter`. */
export function offerButtonText({ plan }: Billing, { planId, planName, isRenewal }: Offer): string {
  if (isRenewal) return `Renew ${planName}`;
  if (!plan) return `Choose ${planName}`;
  // The vendor has this plan by arrangement, and pays for it for the first time.
  return plan.planId === planId ? `Pay for ${planName}` : `Change to ${planName}`;
}

/** The confirmation question before payment. */
export function payQuestion(billing: Billing, offer: Offer, now: Date) {
  return {
    title: `${offerButtonText(billing, offer)}?`,
    text: `You pay ${formatShortRupees(offer.price)} now, tax included. ${offerText(billing, offer, now)}`,
    confirmLabel: `Pay ${formatShortRupees(offer.price)}`,
  };
}

/** The features that change with another plan. Rule: plans-2 */
export function planChangeText(from: PlanId | undefined, to: PlanId): string {
  if (!from) return `You get: ${joinFeatures(featuresOf(to))}.`;
  const { added, ended } = planDifference(from, to);
  const changes = [
    added.length > 0 && `Adds: ${joinFeatures(added)}.`,
    ended.length > 0 && `Ends: ${joinFeatures(ended)}.`,
    'Everything else stays the same.',
  ];
  return changes.filter(Boolean).join(' ');
}

function joinFeatures(features: readonly PlanFeature[]): string {
  return features
    .map(({ text }) => text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()))
    .join('; ');
}
