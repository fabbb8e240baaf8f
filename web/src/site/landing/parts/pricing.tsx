import { formatShortPaise } from '@thali/shared/money/paise';
import { type Plan, planCatalogue } from '@thali/shared/plans/plan-catalogue';
import { planIds } from '@thali/shared/plans/plan-ids';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../lib/ui/badge.tsx';
import { classNames } from '../../../lib/ui/class-names.ts';
import { LandingSection } from './landing-section.tsx';
import { PlanTable } from './plan-table.tsx';

interface PricingProps {
  /** The action of a plan's card, or the state of its purchase. */
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
          const includedPlanId = planIds[index - 1];
          return (
            <PlanCard
              key={planId}
              plan={plan}
              before={includedPlanId && planCatalogue[includedPlanId]}
              action={actionOf(plan)}
            />
          );
        })}
      </ul>
      <p className="max-w-3xl text-sm text-ink-soft">
        GST is included, nothing is added on top. Each order of a guest has a platform fee, shown on
        the bill: ₹1 below ₹100, ₹2 from ₹100 and ₹3 from ₹200. Sales at your counter have none. The
        services of Enterprise are arranged with our team.
      </p>
      <PlanTable />
    </LandingSection>
  );
}

interface PlanCardProps {
  plan: Plan;
  /** The plan whose features this plan also contains. */
  before: Plan | undefined;
  /** The action of the card, or the state of the purchase. */
  action: ReactNode;
}

function PlanCard({ plan, before, action }: PlanCardProps) {
  const { id, name, monthlyPaise, isMostPopular, features } = plan;
  return (
    <li
      className={classNames(
        'flex flex-col rounded-sheet bg-surface p-6 lg:p-7',
        isMostPopular ? 'border-2 border-accent-ink shadow-mid' : 'border border-line shadow-low',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={`plan-${id}`} className="font-display text-2xl font-bold">
          {name}
        </h3>
        {isMostPopular && <Badge tone="accent">Most Popular</Badge>}
      </div>
      <p className="mt-3 flex min-h-12 flex-wrap items-baseline gap-x-2">
        {monthlyPaise === undefined ? (
          <span className="font-display text-3xl font-bold">Custom</span>
        ) : (
          <>
            <span className="money font-display text-3xl font-bold">
              <span className="mr-1 font-text text-[0.8em] font-semibold">₹</span>
              {wholeRupees(monthlyPaise)}
            </span>
            <span className="text-ink-soft">per month</span>
          </>
        )}
      </p>
      <p className="mt-5 font-semibold">
        {before ? `Everything in ${before.name}, and` : 'What you get'}
      </p>
      <ul className="mt-3 mb-7 flex grow flex-col gap-2.5">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-3">
            <Check size={20} strokeWidth={2.75} className="mt-0.5 shrink-0 text-leaf" />
            {feature}
          </li>
        ))}
      </ul>
      {action}
    </li>
  );
}

/** Whole rupees without paise. The caller adds the currency sign. */
function wholeRupees(paise: number): string {
  return formatShortPaise(paise).replace('₹', '');
}
