import { callApi } from '../../lib/api/call-api.ts';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { useAdminQuery } from '../shared/use-admin-query.ts';

export type Billing = AnswerOf<'GET /billing'>['billing'];
export type WalletOverview = AnswerOf<'GET /vendor-wallet/overview'>;

/** What an admin may ask of each vendor by naming it. */
export function useVendorBilling(vendorId: string) {
  return useAdminQuery({
    key: ['billing', vendorId],
    read: (options) => callApi('GET /billing', { query: { vendorId }, ...options }),
  });
}

export function useVendorWallet(vendorId: string) {
  return useAdminQuery({
    key: ['wallet', vendorId],
    read: (options) => callApi('GET /vendor-wallet/overview', { query: { vendorId }, ...options }),
  });
}

/** Who ordered there last, their phones masked. */
export function useVendorCustomers(vendorId: string, limit: number) {
  return useAdminQuery({
    key: ['customers', vendorId, limit],
    read: (options) => callApi('GET /customers', { query: { vendorId, limit }, ...options }),
    keepsPrevious: true,
  });
}
