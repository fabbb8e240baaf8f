import type { ReactNode } from 'react';
import { formatDate } from '../../../lib/time/format-time.ts';
import type { Billing } from '../billing.ts';
import { daysText, daysUntil } from '../days-until.ts';

/** The dates that count now; none where a plan has no end. */
export function PlanDates({ billing, now }: { billing: Billing; now: Date }) {
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
          <Fact name="Days of grace left">{daysText(daysUntil(ordersUntil, now))}</Fact>
        </>
      )}
      {state === 'ended' && <Fact name="Orders ended">{formatDate(ordersUntil)}</Fact>}
    </dl>
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
