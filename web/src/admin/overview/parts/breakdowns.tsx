import { orderStatuses, statusFacts } from '@thali/shared/orders/order-status';
import { planIds } from '@thali/shared/plans/plan-ids';
import type { VendorStatus } from '@thali/shared/vendors/vendor.contract';
import { Link } from 'wouter';
import { ShareBar, type ShareTone } from '../../../lib/ui/figures/share-bar.tsx';
import { Panel } from '../../../lib/ui/panel.tsx';
import { statusLabel } from '../../../lib/ui/status-badge.tsx';
import { adminPath } from '../../shared/admin-links.ts';
import { formatCount, planText } from '../../shared/format.ts';
import { vendorLooks } from '../../shared/look-badge.tsx';
import { quietLinkClass } from '../../shared/opening-button.tsx';
import type { AdminAnalytics } from '../admin-analytics.ts';

const statusesInOrder: readonly VendorStatus[] = ['active', 'suspended', 'pending'];

const vendorTones: Record<VendorStatus, ShareTone> = {
  active: 'leaf',
  suspended: 'chilli',
  pending: 'accent',
};

/** Vendors by status and plan, and orders by status. */
export function Breakdowns({ analytics }: { analytics: AdminAnalytics }) {
  const { byStatus, byPlan } = analytics.vendors;
  const orders = analytics.current.orderStatusBreakdown;
  return (
    <div className="grid gap-3 md:grid-cols-3">
      <BreakdownCard
        title="Vendors"
        parts={statusesInOrder.map((status) => ({
          label: vendorLooks[status].label,
          count: byStatus[status],
          tone: vendorTones[status],
          href: `${adminPath('vendors')}?status=${status}`,
        }))}
      />
      <BreakdownCard
        title="Plans"
        parts={([...planIds, 'none'] as const).map((plan) => ({
          label: planText(plan),
          count: byPlan[plan],
          tone: 'accent',
        }))}
      />
      <BreakdownCard
        title="Orders in this period"
        parts={orderStatuses.map((status) => ({
          label: statusLabel(status),
          count: orders[status],
          tone: statusFacts[status].barTone,
        }))}
      />
    </div>
  );
}

interface BreakdownPart {
  label: string;
  count: number;
  tone: ShareTone;
  href?: string;
}

/** Shows how a total divides into parts. */
function BreakdownCard({ title, parts }: { title: string; parts: readonly BreakdownPart[] }) {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel
      title={title}
      aside={
        <p className="text-lg font-bold tabular-nums">
          {formatCount(total)}
          <span className="sr-only"> in all</span>
        </p>
      }
    >
      <ul className="flex flex-col gap-2.5 text-sm">
        {parts.map(({ label, count, tone, href }) => (
          <li key={label}>
            <span className="flex min-h-6 items-center justify-between gap-4">
              {href ? (
                <Link href={href} className={`inline-flex min-w-11 items-center ${quietLinkClass}`}>
                  {label}
                </Link>
              ) : (
                label
              )}
              <span className="font-semibold tabular-nums">{formatCount(count)}</span>
            </span>
            <ShareBar share={total === 0 ? 0 : count / total} tone={tone} className="mt-1" />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
