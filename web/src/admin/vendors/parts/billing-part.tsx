import { formatRupees } from '@thali/shared/money/paise';
import { type ReactNode, useId } from 'react';
import { Loaded, type Reading } from '../../../lib/data/loaded.tsx';
import { formatDate } from '../../../lib/time/format-time.ts';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { Fact, Facts } from '../../shared/facts.tsx';
import { formatCount } from '../../shared/format.ts';
import { LookBadge, subscriptionLooks } from '../../shared/look-badge.tsx';
import type { Billing, WalletOverview } from '../use-vendor-details.ts';

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
      <Fact name="Takes orders until">{ordersUntil ? formatDate(ordersUntil) : 'No end date'}</Fact>
    </Facts>
  );
}

/** One matter among the details of a vendor. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
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

export function PartLoading({ rows = 2 }: { rows?: number }) {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without anything in them
        <Skeleton key={index} className="h-10 w-full" />
      ))}
    </div>
  );
}

/** What it owes the platform, and has paid. */
export function WalletPart({ wallet }: { wallet: Reading<WalletOverview> }) {
  return (
    <Part title="Wallet">
      <Loaded reading={wallet} loading={<PartLoading />} isPart>
        {(answer) => (
          <Facts>
            <Fact name="Pending fees">{formatRupees(answer.wallet.pendingCodFees)}</Fact>
            <Fact name="Can be settled">{formatRupees(answer.wallet.availableForSettlement)}</Fact>
            <Fact name="Balance">{formatRupees(answer.wallet.balance)}</Fact>
            <Fact name="Settled so far">{formatRupees(answer.summary.totalSettled)}</Fact>
            <Fact name="Completed orders">{formatCount(answer.summary.totalOrders)}</Fact>
          </Facts>
        )}
      </Loaded>
    </Part>
  );
}
