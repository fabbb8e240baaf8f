import { useObservable } from '../lib/state/observable.ts';
import { tabPath } from './dashboard-paths.ts';
import { useOrderStore } from './orders/order-store.tsx';
import type { Vendor } from './shared/own-vendor.ts';
import { WalletPage } from './wallet/wallet-page.tsx';

/** The fees; a completed order owes one more. */
export default function WalletTab({ vendor }: { vendor: Vendor }) {
  const changes = useObservable(useOrderStore().completions);
  return (
    <WalletPage
      vendorId={vendor.id}
      subdomain={vendor.subdomain}
      ordersPath={tabPath({ id: 'orders' })}
      changes={changes}
    />
  );
}
