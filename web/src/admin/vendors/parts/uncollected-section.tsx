import type { AdminVendor } from '@thali/shared/admin/admin-vendors.contract';
import {
  isOftenUncollected,
  uncollectedDays,
  uncollectedLimit,
} from '@thali/shared/admin/uncollected';
import { percentText } from '@thali/shared/analytics/growth';
import { TriangleAlert } from 'lucide-react';
import { Fact, Facts } from '../../shared/facts.tsx';
import { formatCount } from '../../shared/format.ts';
import { LookBadge } from '../../shared/look-badge.tsx';
import { Section } from './billing-section.tsx';

type Uncollected = AdminVendor['uncollected'];

/** Marks a mess with too many uncollected orders. */
export function UncollectedBadge({ uncollected }: { uncollected: Uncollected }) {
  if (!isOftenUncollected(uncollected)) return null;
  const label = `${shareText(uncollected)} uncollected`;
  return <LookBadge look={{ label, tone: 'chilli', Icon: TriangleAlert }} />;
}

/** Accepted orders that ended without a fee. Rule: fees-6 */
export function UncollectedSection({ uncollected }: { uncollected: Uncollected }) {
  const { orders, notCollected, expiredReady } = uncollected;
  return (
    <Section title="Uncollected orders">
      <Facts>
        <Fact name={`Share, last ${uncollectedDays} days`}>
          {orders === 0 ? 'No order has ended yet' : shareText(uncollected)}
        </Fact>
        <Fact name="Marked Not collected">{formatCount(notCollected)}</Fact>
        <Fact name="Expired after ready">{formatCount(expiredReady)}</Fact>
      </Facts>
      <p className="text-sm text-ink-soft">
        Of {orders === 1 ? '1 order' : `${formatCount(orders)} orders`} that were completed, marked
        Not collected, or expired after they were ready. The last two owe no fee. With more than{' '}
        {uncollectedLimit.percent}% of at least {uncollectedLimit.orders} orders, a mess is marked.
      </p>
    </Section>
  );
}

/** Sales at the counter, which owe no fee. Rule: counter-9 */
export function CounterSection({ sold }: { sold: AdminVendor['sold'] }) {
  const { orders, counterOrders } = sold;
  return (
    <Section title="Counter sales">
      <Facts>
        <Fact name={`Share, last ${uncollectedDays} days`}>
          {`${percentText(counterOrders, orders)}%`}
        </Fact>
        <Fact name="Sold at the counter">{formatCount(counterOrders)}</Fact>
        <Fact name="Orders sold in all">{formatCount(orders)}</Fact>
      </Facts>
      <p className="text-sm text-ink-soft">Sales at the counter owe no fee.</p>
    </Section>
  );
}

function shareText({ orders, notCollected, expiredReady }: Uncollected): string {
  return `${percentText(notCollected + expiredReady, orders)}%`;
}
