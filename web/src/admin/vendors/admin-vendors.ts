import { useQuery } from '@tanstack/react-query';
import type { AdminVendor } from '@thali/shared/admin/admin-vendors.contract';
import type { VendorStatus } from '@thali/shared/vendors/vendor.contract';
import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { adminKey, useAdminPages } from '../shared/use-admin-query.ts';

interface VendorFilter {
  /** Part of the name or the subdomain; empty for all. */
  search?: string;
  status?: VendorStatus | undefined;
}

const pageSize = 50;

export function useAdminVendors({ search, status }: VendorFilter) {
  const query = { search: search || undefined, status, limit: pageSize };
  return useAdminPages({
    key: ['vendors', query],
    read: (cursor, options) =>
      callApi('GET /admin/vendors', { query: { ...query, cursor }, ...options }),
  });
}

/** One vendor that the list on screen does not have. */
export function useAdminVendor(id: string | undefined, isWanted: boolean) {
  return useQuery({
    queryKey: [...adminKey, 'vendor', id],
    queryFn: ({ signal }) => findVendor(id ?? '', signal),
    enabled: isWanted && id !== undefined,
    refetchOnReconnect: true,
  });
}

async function findVendor(id: string, signal: AbortSignal): Promise<AdminVendor> {
  const options = { signal, quiet: true };
  const known = await callApi('GET /vendors/{vendorId}', {
    params: { vendorId: id },
    ...options,
  });
  const query = { search: known.vendor.subdomain, limit: 100 };
  const { vendors } = await callApi('GET /admin/vendors', { query, ...options });
  const found = vendors.find((vendor) => vendor.id === id);
  if (found) return found;
  throw new ApiError({ status: 404, code: 'VENDOR_NOT_FOUND', message: 'Vendor not found' });
}
