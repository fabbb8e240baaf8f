import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@thali/shared/http/http-contract';
import type { updateVendor } from '@thali/shared/vendors/update-vendor.contract';
import { callApi } from '../../lib/api/call-api.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { adminKey, useAdminQuery } from '../shared/use-admin-query.ts';

type VendorChange = InputOf<typeof updateVendor>['body'];

/** The vendor itself, as its own staff see it. */
export function useVendor(vendorId: string) {
  return useAdminQuery({
    key: ['profile', vendorId],
    read: (options) => callApi('GET /vendors/{vendorId}', { params: { vendorId }, ...options }),
  });
}

/** The same change that a vendor makes in Settings, so that open storefronts hear of it at once. */
export function useChangeVendor(vendorId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: VendorChange) =>
      callApi('PUT /vendors/{vendorId}', { params: { vendorId }, body, quiet: true }),
    onSuccess: async ({ vendor }) => {
      await client.invalidateQueries({ queryKey: adminKey });
      showToast({ kind: 'success', title: `${vendor.displayName} is updated` });
    },
  });
}
