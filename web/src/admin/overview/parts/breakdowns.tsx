import { orderStatuses, statusFacts } from '@thali/shared/orders/order-status';
import { planIds } from '@thali/shared/plans/plan-ids';
import type { VendorStatus } from '@thali/shared/vendors/vendor.contract';
import type { ShareTone } from '../../../lib/ui/figures/share-bar.tsx';
import { statusLabel } from '../../../lib/ui/status-badge.tsx';
import { adminPath } from '../../shared/admin-links.ts';
import { planText } from '../../shared/plan-text.ts';
import { vendorLooks } from '../../shared/vendor-looks.ts';
import type { AdminAnalytics } from '../admin-analytics.ts';
import { BreakdownCard } from './breakdown-card.tsx';

const shownStatuses: readonly VendorStatus[] = ['active', 'suspended', 'pending'];

const vendorTones: Record<VendorStatus, ShareTone> = {
  active: 'leaf',
  suspended: 'chilli',
  pending: 'accent',
};

/** What vendors and orders there are. */
export function Breakdowns({ analytics }: { analytics: AdminAnalytics }) {
  const { byStatus, byPlan } = analytics.vendors;
  const orders = analytics.current.orderStatusBreakdown;
  return (
    <div className="grid gap-3 md:grid-cols-3">
      <BreakdownCard
        title="Vendors"
        parts={shownStatuses.map((status) => ({
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
        title="Orders of these days"
        parts={orderStatuses.map((status) => ({
          label: statusLabel(status),
          count: orders[status],
          tone: statusFacts[status].barTone,
        }))}
      />
    </div>
  );
}
