import type { listEndingSubscriptions as contract } from '@thali/shared/admin/admin-vendors.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { periodEndOf, subscriptionState } from '@thali/shared/subscriptions/periods';
import type { Actor } from '../http/actor.ts';
import { readWholeDirectory } from '../vendors/vendor-directory.table.ts';

/** The list keeps a vendor for this many days after its end. */
const maxDaysAfterEnd = 30;
const dayMs = 86_400_000;

/** Vendors whose plan ends soon, is in its days of grace or ended recently. The earliest end comes first. */
export async function listEndingSubscriptions(
  _actor: Actor,
  { query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const now = new Date();
  const listed = await readWholeDirectory();
  return {
    subscriptions: listed
      .flatMap(({ id, name, displayName, subdomain, plan = null, ordersUntil }) => {
        if (!ordersUntil) return [];
        const periodEnd = periodEndOf(ordersUntil);
        const state = subscriptionState({ periodEnd }, now);
        const subscription = { vendorId: id, name: displayName ?? name, subdomain, plan };
        return [{ ...subscription, periodEnd, ordersUntil, state }];
      })
      .filter(({ periodEnd }) => {
        const daysLeft = (Date.parse(periodEnd) - now.getTime()) / dayMs;
        return daysLeft <= query.days && daysLeft > -maxDaysAfterEnd;
      })
      .sort((a, b) => a.periodEnd.localeCompare(b.periodEnd)),
  };
}
