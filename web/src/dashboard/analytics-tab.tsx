import { AnalyticsPage } from './analytics/analytics-page.tsx';
import { tabPath } from './dashboard-paths.ts';
import type { Vendor } from './shared/own-vendor.ts';

/** The figures, and the ways to where they come from. */
export default function AnalyticsTab({ vendor }: { vendor: Vendor }) {
  return (
    <AnalyticsPage
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
