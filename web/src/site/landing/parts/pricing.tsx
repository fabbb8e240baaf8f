import { type Plan, planCatalogue } from '@thali/shared/plans/plan-catalogue';
import { planIds } from '@thali/shared/plans/plan-ids';
import type { ReactNode } from 'react';
import { LandingSection } from './landing-section.tsx';
import { PlanCard } from './plan-card.tsx';

interface PricingProps {
  /** What can be done about a plan, or how it stands. */
  actionOf: (plan: Plan) => ReactNode;
}

export function Pricing({ actionOf }: PricingProps) {
  return (
    <LandingSection
      id="pricing"
      title="One price a month, all your tables"
      lead="The price you see is the price you pay, month by month. There is no free trial. After payment your account is activated within 2 hours."
      isSunken
    >
      <ul className="grid items-stretch gap-6 lg:grid-cols-3">
        {planIds.map((planId, index) => {
          const plan = planCatalogue[planId];
          const before = planIds[index - 1];
          return (
            <PlanCard
              key={planId}
              plan={plan}
              before={before && planCatalogue[before]}
              action={actionOf(plan)}
            />
          );
        })}
      </ul>
      <p className="max-w-3xl text-sm text-ink-soft">
        Each order carries a platform fee that the customer sees in the bill: ₹1 below ₹100, ₹2 from
        ₹100 and ₹3 from ₹200. Multi-vendor support and the services of Enterprise are arranged with
        our team.
      </p>
    </LandingSection>
  );
}
