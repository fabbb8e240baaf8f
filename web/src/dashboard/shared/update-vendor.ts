import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import { callApi } from '../../lib/api/call-api.ts';
import { atLeast } from '../../lib/time/at-least.ts';
import { applyChange } from './apply-change.ts';
import { ownVendorKey, type Vendor } from './own-vendor.ts';

export interface VendorChange {
  /** Each key that is given, as a whole. */
  settings?: Partial<VendorSettings>;
  /** An empty text gives Thali's own back. */
  accentColor?: string;
  logoUrl?: string;
}

interface ChangeOptions {
  onSaved: () => void;
  onRefused: (error: Error) => void;
  /** The shortest time that it is shown to be under way. */
  leastMs?: number;
}

/** Changes some of the vendor. The caller words what came of it; what it is now, the cache knows. */
export function useUpdateVendor(vendorId: string, options: ChangeOptions) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: VendorChange) =>
      atLeast(
        callApi<{ vendor: Vendor }>('PUT', `/vendors/${encodeURIComponent(vendorId)}`, {
          body: change,
          quiet: true,
        }),
        options.leastMs,
      ),
    onSuccess: ({ vendor }, change) => {
      client.setQueryData<Vendor>(
        ownVendorKey(vendorId),
        (known) => known && applyChange(known, vendor, change),
      );
      options.onSaved();
    },
    onError: options.onRefused,
  });
}
