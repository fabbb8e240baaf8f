import type { Vendor } from '../../vendor/own-vendor.ts';
import { VendorAnalyticsTab } from '../vendor-analytics/vendor-analytics-tab.tsx';
import { tabPath } from './dashboard-paths.ts';

/** The figures, and the ways to where they come from. */
export default function AnalyticsScreen({ vendor }: { vendor: Vendor }) {
  return (
    <VendorAnalyticsTab
      vendorId={vendor.id}
      subdomain={vendor.subdomain}
      paths={{
        menu: tabPath({ id: 'menu' }),
        orders: tabPath({ id: 'orders' }),
        customers: tabPath({ id: 'customers' }),
      }}
    />
  );
}
