import { useQueryClient } from '@tanstack/react-query';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import { callApi } from '../lib/api/call-api.ts';
import { showToast } from '../lib/ui/toast-store.ts';
import { settingUpdated } from './settings/setting-toasts.ts';
import { ownVendorKey, type Vendor } from './shared/own-vendor.ts';

/** What the rush controls take on the dashboard: the answer's settings go into the cache. */
export function useOwnRush({ id: vendorId, settings }: Vendor) {
  const client = useQueryClient();
  return {
    vendorId,
    settings,
    call: callApi,
    onChange(changed: VendorSettings) {
      client.setQueryData<Vendor>(
        ownVendorKey(vendorId),
        (known) => known && { ...known, settings: changed },
      );
      showToast(settingUpdated);
    },
  };
}
