import { useQuery } from '@tanstack/react-query';
import type { AdminVendor, listAdminVendors } from '@thali/shared/admin/admin-vendors.contract';
import type { OutputOf } from '@thali/shared/http/http-contract';
import type { getVendor } from '@thali/shared/vendors/get-vendor.contract';
import type { VendorStatus } from '@thali/shared/vendors/vendor.contract';
import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { adminKey, useAdminPages } from '../shared/use-admin-query.ts';

type VendorPage = OutputOf<typeof listAdminVendors>;

interface VendorFilter {
  /** Part of the name or the subdomain; empty for all. */
  search?: string;
  status?: VendorStatus | undefined;
}

const path = '/admin/vendors';
const pageSize = 50;

export function useAdminVendors({ search, status }: VendorFilter) {
  const query = { search: search || undefined, status, limit: pageSize };
  return useAdminPages<VendorPage>({ path, query });
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
  const known = await callApi<OutputOf<typeof getVendor>>(
    'GET',
    `/vendors/${encodeURIComponent(id)}`,
    options,
  );
  const query = { search: known.vendor.subdomain, limit: 100 };
  const { vendors } = await callApi<VendorPage>('GET', path, { ...options, query });
  const found = vendors.find((vendor) => vendor.id === id);
  if (found) return found;
  throw new ApiError({ status: 404, code: 'VENDOR_NOT_FOUND', message: 'Vendor not found' });
}
