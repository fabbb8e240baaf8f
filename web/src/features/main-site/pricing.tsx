import { planCatalogue } from '@thali/shared/plans/plan-catalogue';
import { type PlanId, planIds } from '@thali/shared/plans/plan-ids';
import { Button } from '../../ui/button.tsx';
import { LandingSection } from './landing-section.tsx';
import { PlanCard } from './plan-card.tsx';

interface PricingProps {
  /** Buy Now or Contact Sales was pressed. */
  onChoosePlan: (planId: PlanId) => void;
}

export function Pricing({ onChoosePlan }: PricingProps) {
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
              action={
                <Button
                  variant={plan.isMostPopular ? 'primary' : 'secondary'}
                  size="large"
                  isFullWidth
                  aria-describedby={`plan-${planId}`}
                  onClick={() => onChoosePlan(planId)}
                >
                  {plan.monthlyPaise === undefined ? 'Contact Sales' : 'Buy Now'}
                </Button>
              }
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
