import { formatShortRupees } from '@thali/shared/money/paise';
import { featuresOf } from '@thali/shared/plans/plan-features';
import type { PlanId } from '@thali/shared/plans/plan-ids';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { formatDate } from '../../../lib/time/format-time.ts';
import { Badge } from '../../../lib/ui/badge.tsx';
import { Button } from '../../../lib/ui/button.tsx';
import { Card } from '../../../lib/ui/card.tsx';
import { offerText } from '../offer-texts.ts';
import { daysText, daysUntil, planSummary } from '../plan-summary.ts';
import type { Billing, Offer } from '../use-billing.ts';
import { PlanNote, planLooks } from './plan-note.tsx';

interface PlanCardProps {
  billing: Billing;
  now: Date;
  /** The offer that the vendor is paying for now. */
  offerInPayment: Offer | undefined;
  onChoose: (offer: Offer) => void;
}

/** The current plan, its state, and the price of one more month. */
export function PlanCard({ billing, now, offerInPayment, onChoose }: PlanCardProps) {
  const id = useId();
  const { plan, offers } = billing;
  const summary = planSummary(billing, now);
  const { label, tone, Icon } = planLooks[summary.kind];
  const renewal = offers.find(({ isRenewal }) => isRenewal);
  return (
    <Card className="min-w-0 p-5 sm:p-6">
      <section aria-labelledby={id}>
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h2 id={id} className="text-sm font-semibold text-ink-soft">
              Your plan
            </h2>
            <p className="font-display text-2xl font-bold">{plan?.planName ?? 'None'}</p>
            {plan && (
              <p className="text-ink-soft">
                {plan.price === null ? (
                  'Price by arrangement'
                ) : (
                  <>
                    <span className="money">{formatShortRupees(plan.price)}</span> a month, tax
                    included
                  </>
                )}
              </p>
            )}
          </div>
          {plan && (
            <Badge tone={tone} icon={<Icon size={14} strokeWidth={2.5} aria-hidden="true" />}>
              {label}
            </Badge>
          )}
        </header>
        <div className="mt-4">
          <PlanNote summary={summary} />
        </div>
        <PlanDates billing={billing} now={now} />
        {plan && <CurrentFeatures planId={plan.planId} />}
        {renewal && (
          <div className="mt-5 border-t border-line pt-5">
            <Button
              isBusy={offerInPayment?.planId === renewal.planId}
              busyLabel="Paying..."
              onClick={() => onChoose(renewal)}
              className="max-sm:w-full"
            >
              Renew for {formatShortRupees(renewal.price)}
            </Button>
            <p className="mt-2.5 text-sm text-ink-soft">{offerText(billing, renewal, now)}</p>
          </div>
        )}
      </section>
    </Card>
  );
}

/** The dates of the plan. Empty if the plan has no end. */
function PlanDates({ billing, now }: { billing: Billing; now: Date }) {
  const { state, periodStart, periodEnd, ordersUntil } = billing;
  if (!periodStart || !periodEnd || !ordersUntil) return null;
  return (
    <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-3">
      <Fact name={state === 'active' ? 'Paid from' : 'Paid until'}>
        {formatDate(state === 'active' ? periodStart : periodEnd)}
      </Fact>
      {state === 'active' && (
        <>
          <Fact name="Next payment">{formatDate(periodEnd)}</Fact>
          <Fact name="Days left">{daysText(daysUntil(periodEnd, now))}</Fact>
        </>
      )}
      {state === 'grace' && (
        <>
          <Fact name="Orders until">{formatDate(ordersUntil)}</Fact>
          <Fact name="Grace period left">{daysText(daysUntil(ordersUntil, now))}</Fact>
        </>
      )}
      {state === 'ended' && <Fact name="Orders ended">{formatDate(ordersUntil)}</Fact>}
    </dl>
  );
}

/** The features of the plan today. Rule: plans-31 */
function CurrentFeatures({ planId }: { planId: PlanId }) {
  return (
    <div className="mt-5 border-t border-line pt-5">
      <h3 className="mb-3 font-semibold">What your plan has</h3>
      <ul className="grid gap-x-5 gap-y-2 xl:grid-cols-2">
        {featuresOf(planId).map(({ id, text }) => (
          <li key={id} className="flex items-start gap-2.5 text-sm">
            <Check size={18} strokeWidth={2.75} className="shrink-0 text-leaf" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
