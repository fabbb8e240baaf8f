import { CustomersPage } from './customers/customers-page.tsx';
import { tabPath } from './dashboard-paths.ts';
import type { Vendor } from './shared/own-vendor.ts';

/** Who orders here. */
export default function CustomersTab({ vendor }: { vendor: Vendor }) {
  return (
    <CustomersPage
      vendorId={vendor.id}
      subdomain={vendor.subdomain}
      analyticsPath={tabPath({ id: 'analytics' })}
      ordersPath={tabPath({ id: 'orders' })}
    />
  );
}
