import { useQueryClient } from '@tanstack/react-query';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import { callApi } from '../lib/api/call-api.ts';
import { showToast } from '../lib/ui/toast-store.ts';
import { settingUpdated } from './settings/setting-toasts.ts';
import { changeCachedVendor, type Vendor } from './shared/own-vendor.ts';

/** The props of the rush controls on the dashboard. Writes changed settings into the cache. */
export function useRushControls({ id: vendorId, settings }: Vendor) {
  const client = useQueryClient();
  return {
    vendorId,
    settings,
    call: callApi,
    onChange(changed: VendorSettings) {
      changeCachedVendor(client, vendorId, (vendor) => ({ ...vendor, settings: changed }));
      showToast(settingUpdated);
    },
  };
}
