import { useEffect } from 'react';
import { mainSiteUrl } from '../lib/tenant/current-tenant.ts';
import { Pricing } from './landing/parts/pricing.tsx';
import { PlanOffer } from './plans/plan-offer.tsx';

/** The plan cards on a mess's host. They link to the main site, which sells the plans. Rule: plans-27 */
export default function MessPlans() {
  useEffect(() => document.getElementById('pricing')?.scrollIntoView(), []);
  return (
    <Pricing
      actionOf={(plan) => (
        <div className="flex flex-col gap-2">
          <PlanOffer plan={plan} offer="main-domain-only" onTake={() => undefined} />
          <a
            href={`${mainSiteUrl()}#pricing`}
            className="touch inline-flex items-center justify-center font-semibold text-accent-ink underline underline-offset-4"
          >
            See it on the main site
          </a>
        </div>
      )}
    />
  );
}
