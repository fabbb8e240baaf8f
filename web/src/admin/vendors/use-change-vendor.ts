import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@thali/shared/http/http-contract';
import type { updateVendor } from '@thali/shared/vendors/update-vendor.contract';
import { callApi } from '../../lib/api/call-api.ts';
import { answersBelow } from '../../lib/data/api-query.ts';
import { showToast } from '../../lib/ui/toast-store.ts';

type VendorChange = InputOf<typeof updateVendor>['body'];

/** Changes a vendor with the same call as the vendor's Settings. Open storefronts show the change at once. */
export function useChangeVendor(vendorId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: VendorChange) =>
      callApi('PUT /vendors/{vendorId}', { params: { vendorId }, body, quiet: true }),
    onSuccess: async ({ vendor }) => {
      await client.invalidateQueries(answersBelow('/'));
      showToast({ kind: 'success', title: `${vendor.displayName} is updated` });
    },
  });
}
