import type { listCustomers } from '@thali/shared/customers/list-customers.contract';
import type { OutputOf } from '@thali/shared/http/http-contract';
import type { getBilling } from '@thali/shared/subscriptions/billing.contract';
import type { getWalletOverview } from '@thali/shared/wallet/wallet-overview.contract';
import { useAdminQuery } from '../shared/use-admin-query.ts';

export type Billing = OutputOf<typeof getBilling>['billing'];
export type WalletOverview = OutputOf<typeof getWalletOverview>;
type CustomerPage = OutputOf<typeof listCustomers>;

/** What an admin may ask of each vendor by naming it. */
export function useVendorBilling(vendorId: string) {
  return useAdminQuery<{ billing: Billing }>({ path: '/billing', query: { vendorId } });
}

export function useVendorWallet(vendorId: string) {
  return useAdminQuery<WalletOverview>({ path: '/vendor-wallet/overview', query: { vendorId } });
}

/** Who ordered there last, their phones masked. */
export function useVendorCustomers(vendorId: string, limit: number) {
  const query = { vendorId, limit };
  return useAdminQuery<CustomerPage>({ path: '/customers', query, keepsPrevious: true });
}
