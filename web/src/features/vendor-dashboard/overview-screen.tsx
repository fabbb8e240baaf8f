import type { Vendor } from '../../vendor/own-vendor.ts';
import { SubscriptionNote } from '../billing/subscription-note.tsx';
import { ActionRequired } from '../vendor-orders/action-required.tsx';
import { RecentOrders } from '../vendor-orders/recent-orders.tsx';
import { VendorOverview } from '../vendor-overview/vendor-overview.tsx';
import { tableCardsPath, tabPath } from './dashboard-paths.ts';

/** The home of the dashboard: a glance at what its other parts know. */
export default function OverviewScreen({ vendor }: { vendor: Vendor }) {
  const ordersPath = tabPath({ id: 'orders' });
  return (
    <VendorOverview
      vendor={vendor}
      paths={{
        menu: tabPath({ id: 'menu' }),
        settings: tabPath({ id: 'settings' }),
        orders: ordersPath,
        tableCards: tableCardsPath,
      }}
      actionRequired={<ActionRequired ordersPath={ordersPath} />}
      subscription={<SubscriptionNote />}
      recentOrders={<RecentOrders ordersPath={ordersPath} />}
    />
  );
}
