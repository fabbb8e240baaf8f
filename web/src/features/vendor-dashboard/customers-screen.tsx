import type { Vendor } from '../../vendor/own-vendor.ts';
import { VendorCustomers } from '../vendor-customers/vendor-customers.tsx';
import { tabPath } from './dashboard-paths.ts';

/** Who orders here. */
export default function CustomersScreen({ vendor }: { vendor: Vendor }) {
  return (
    <VendorCustomers
      vendorId={vendor.id}
      subdomain={vendor.subdomain}
      analyticsPath={tabPath({ id: 'analytics' })}
      ordersPath={tabPath({ id: 'orders' })}
    />
  );
}
