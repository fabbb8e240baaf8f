import type { Vendor } from '../../vendor/own-vendor.ts';
import { useKitchen } from '../vendor-orders/kitchen-provider.tsx';
import { useValue } from '../vendor-orders/value.ts';
import { WalletDashboard } from '../vendor-wallet/wallet-dashboard.tsx';
import { tabPath } from './dashboard-paths.ts';

/** The fees; a completed order owes one more. */
export default function WalletScreen({ vendor }: { vendor: Vendor }) {
  const changes = useValue(useKitchen().completions);
  return (
    <WalletDashboard
      vendorId={vendor.id}
      subdomain={vendor.subdomain}
      ordersPath={tabPath({ id: 'orders' })}
      changes={changes}
    />
  );
}
