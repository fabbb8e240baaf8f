import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { toRupees } from '@thali/shared/money/paise';
import { planCatalogue } from '@thali/shared/plans/plan-catalogue';
import { planIds } from '@thali/shared/plans/plan-ids';
import type { getBilling as contract } from '@thali/shared/subscriptions/billing.contract';
import {
  firstPeriod,
  nextPeriod,
  purchasedMonth,
  subscriptionState,
} from '@thali/shared/subscriptions/periods';
import type { Actor } from '../http/actor.ts';
import { ownOrNamedVendor } from '../vendors/own-or-named-vendor.ts';
import { readVendor, vendorNotFound } from '../vendors/vendors.table.ts';
import { readBilling, type SubscriptionRow } from './subscriptions.table.ts';
import { toPlan, toReceipt } from './to-receipt.ts';

type Billing = OutputOf<typeof contract>['billing'];

const maxReceipts = 50;

export async function getBilling(
  actor: Actor,
  { query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const vendor = await readVendor(ownOrNamedVendor(actor, query));
  if (!vendor) throw vendorNotFound();
  const { subscription, receipts } = await readBilling(vendor.id, maxReceipts);
  const now = new Date();
  const planId = subscription?.planId ?? vendor.plan;
  return {
    billing: {
      vendorId: vendor.id,
      state: subscription ? subscriptionState(subscription, now) : 'none',
      plan: planId ? toPlan(planId) : null,
      gstin: vendor.gstin ?? null,
      billGstin: vendor.settings.bill?.gstin ?? null,
      periodStart: subscription?.periodStart ?? null,
      periodEnd: subscription?.periodEnd ?? null,
      ordersUntil: subscription?.ordersUntil ?? null,
      offers: offersOf(subscription, now),
      receipts: receipts.map(toReceipt),
    },
  };
}

function offersOf(subscription: SubscriptionRow | undefined, now: Date): Billing['offers'] {
  return planIds.flatMap((planId) => {
    const { monthlyPaise } = planCatalogue[planId];
    if (monthlyPaise === undefined) return [];
    const current = subscription && withPlanPrice(subscription, monthlyPaise);
    const { periodStart } = purchasedMonth(current, monthlyPaise, now);
    const { periodEnd } = current ? nextPeriod(current, monthlyPaise, now) : firstPeriod(now);
    const isRenewal = planId === subscription?.planId;
    return [
      { ...toPlan(planId), price: toRupees(monthlyPaise), isRenewal, periodStart, periodEnd },
    ];
  });
}

/**
 * Adds the price of its plan to a subscription.
 * @param fallbackPaise the price if the plan has no fixed price
 */
export function withPlanPrice(subscription: SubscriptionRow, fallbackPaise: number) {
  const { monthlyPaise = fallbackPaise } = planCatalogue[subscription.planId];
  return { ...subscription, monthlyPaise };
}
