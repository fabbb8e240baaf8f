import { useValue } from '../lib/state/observable.ts';
import { tabPath } from './dashboard-paths.ts';
import { useKitchen } from './orders/order-store-provider.tsx';
import type { Vendor } from './shared/own-vendor.ts';
import { WalletDashboard } from './wallet/wallet-page.tsx';

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
