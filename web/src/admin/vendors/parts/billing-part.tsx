import { formatDate } from '../../../lib/time/format-time.ts';
import { Fact, Facts } from '../../shared/facts.tsx';
import { Loaded, type Reading } from '../../shared/loaded.tsx';
import { LookBadge } from '../../shared/look-badge.tsx';
import { subscriptionLooks } from '../../shared/subscription-looks.ts';
import type { Billing } from '../use-vendor-details.ts';
import { Part, PartLoading } from './part.tsx';

/** The plan and the dates that count. */
export function BillingPart({ billing }: { billing: Reading<{ billing: Billing }> }) {
  return (
    <Part title="Billing">
      <Loaded reading={billing} loading={<PartLoading />} isPart>
        {(answer) => <PlanFacts billing={answer.billing} />}
      </Loaded>
    </Part>
  );
}

function PlanFacts({ billing }: { billing: Billing }) {
  const { plan, state, periodStart, periodEnd, ordersUntil } = billing;
  return (
    <Facts>
      <Fact name="Plan">
        <span className="flex flex-wrap items-center gap-2">
          {plan?.planName ?? 'No plan'}
          {state !== 'none' && <LookBadge look={subscriptionLooks[state]} />}
        </span>
      </Fact>
      {periodStart && <Fact name="Paid from">{formatDate(periodStart)}</Fact>}
      {periodEnd && (
        <Fact name={state === 'active' ? 'Next payment' : 'Paid until'}>
          {formatDate(periodEnd)}
        </Fact>
      )}
      <Fact name="Takes orders until">
        {ordersUntil ? formatDate(ordersUntil) : 'Without an end'}
      </Fact>
    </Facts>
  );
}
