import { formatRupees } from '@thali/shared/money/paise';
import { type ReactNode, useId } from 'react';
import type { AnswerOf } from '../../../lib/api/calls.ts';
import { Loaded } from '../../../lib/data/loaded.tsx';
import { useApi } from '../../../lib/data/use-api.ts';
import { formatDate } from '../../../lib/time/format-time.ts';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { Fact, Facts } from '../../shared/facts.tsx';
import { formatCount } from '../../shared/format.ts';
import { LookBadge, subscriptionLooks } from '../../shared/look-badge.tsx';

/** A vendor's plan and its dates. */
export function BillingSection({ vendorId }: { vendorId: string }) {
  const reading = useApi('GET /billing', { query: { vendorId } });
  return (
    <Section title="Billing">
      <Loaded reading={reading} loading={<SectionLoading />} isSection>
        {({ billing }) => <PlanFacts billing={billing} />}
      </Loaded>
    </Section>
  );
}

function PlanFacts({ billing }: { billing: AnswerOf<'GET /billing'>['billing'] }) {
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
      <Fact name="Takes orders until">{ordersUntil ? formatDate(ordersUntil) : 'No end date'}</Fact>
    </Facts>
  );
}

/** A titled section of a vendor's details. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id={id} className="text-lg font-bold">
        {title}
      </h3>
      {children}
    </section>
  );
}

export function SectionLoading({ rows = 2 }: { rows?: number }) {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no content
        <Skeleton key={index} className="h-10 w-full" />
      ))}
    </div>
  );
}

/** The fees that the vendor owes and has paid. */
export function WalletSection({ vendorId }: { vendorId: string }) {
  const reading = useApi('GET /vendor-wallet/overview', { query: { vendorId } });
  return (
    <Section title="Wallet">
      <Loaded reading={reading} loading={<SectionLoading />} isSection>
        {({ wallet, summary }) => (
          <Facts>
            <Fact name="Pending fees">{formatRupees(wallet.pendingCodFees)}</Fact>
            <Fact name="Can be settled">{formatRupees(wallet.availableForSettlement)}</Fact>
            <Fact name="Balance">{formatRupees(wallet.balance)}</Fact>
            <Fact name="Settled so far">{formatRupees(summary.totalSettled)}</Fact>
            <Fact name="Completed orders">{formatCount(summary.totalOrders)}</Fact>
          </Facts>
        )}
      </Loaded>
    </Section>
  );
}
