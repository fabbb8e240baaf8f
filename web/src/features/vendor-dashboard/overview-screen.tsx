import type { Vendor } from '../../vendor/own-vendor.ts';
import { SubscriptionNote } from '../billing/subscription-note.tsx';
import { ForecastAlert } from '../vendor-forecast/forecast-alert.tsx';
import { ForecastCard } from '../vendor-forecast/forecast-card.tsx';
import { ActionRequired } from '../vendor-orders/action-required.tsx';
import { RecentOrders } from '../vendor-orders/recent-orders.tsx';
import { useOngoingCounts } from '../vendor-orders/use-orders-glance.ts';
import { VendorOverview } from '../vendor-overview/vendor-overview.tsx';
import { tableCardsPath, tabPath } from './dashboard-paths.ts';

/** The home of the dashboard: a glance at what its other parts know. */
export default function OverviewScreen({ vendor }: { vendor: Vendor }) {
  const ordersPath = tabPath({ id: 'orders' });
  const ongoing = useOngoingCounts();
  return (
    <VendorOverview
      vendor={vendor}
      paths={{
        analytics: tabPath({ id: 'analytics' }),
        customers: tabPath({ id: 'customers' }),
        menu: tabPath({ id: 'menu' }),
        settings: tabPath({ id: 'settings' }),
        orders: ordersPath,
        tableCards: tableCardsPath,
      }}
      ongoing={ongoing.data}
      actionRequired={<ActionRequired ordersPath={ordersPath} />}
      subscription={<SubscriptionNote />}
      forecastAlert={
        <ForecastAlert vendorId={vendor.id} forecastPath={tabPath({ id: 'forecasting' })} />
      }
      forecastCard={<ForecastCard vendorId={vendor.id} />}
      recentOrders={<RecentOrders ordersPath={ordersPath} />}
    />
  );
}
