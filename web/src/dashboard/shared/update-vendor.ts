import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@thali/shared/http/http-contract';
import type { updateVendor } from '@thali/shared/vendors/update-vendor.contract';
import { callApi } from '../../lib/api/call-api.ts';
import { apiQuery } from '../../lib/data/api-query.ts';
import { withMinDuration } from '../../lib/time/with-min-duration.ts';
import { changeCachedVendor, type Vendor } from './own-vendor.ts';
import { saveMerged } from './save-merged.ts';

/** The fields that staff can change. An empty look field restores Thali's look. */
export type VendorChange = Pick<
  InputOf<typeof updateVendor>['body'],
  'settings' | 'knownSettings' | 'accentColor' | 'logoUrl' | 'coverUrl' | 'contactEmail'
>;

interface ChangeOptions {
  onSaved: () => void;
  onRefused: (error: Error) => void;
  /** The minimum time for which the change looks busy. */
  minMs?: number;
}

/** Changes the vendor and the cached vendor. The caller shows success and failure. */
export function useUpdateVendor(vendorId: string, options: ChangeOptions) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: VendorChange) =>
      withMinDuration(
        saveMerged(change, {
          save: (body) =>
            callApi('PUT /vendors/{vendorId}', { params: { vendorId }, body, quiet: true }),
          readStored: async () => {
            const { vendor } = await client.fetchQuery({
              ...apiQuery('GET /vendors/{vendorId}', { params: { vendorId } }),
              staleTime: 0,
            });
            return vendor.settings;
          },
        }),
        options.minMs,
      ),
    onSuccess: ({ vendor }, change) => {
      changeCachedVendor(client, vendorId, (cached) => applyChange(cached, vendor, change));
      // Runs after the screens show the new state, so that no screen flashes the old state.
      notifyManager.schedule(options.onSaved);
    },
    onError: options.onRefused,
  });
}

/**
 * Takes only the changed fields from the answer. Otherwise, a late answer to an earlier change would undo a newer change.
 */
function applyChange(cached: Vendor, answered: Vendor, change: VendorChange): Vendor {
  const keys = Object.keys(change.settings ?? {}) as (keyof Vendor['settings'])[];
  // A removed setting is missing in the answer.
  const settings = keys.map((key) => [key, answered.settings[key]]);
  return {
    ...cached,
    ...('contactEmail' in change && { contactEmail: answered.contactEmail }),
    ...('accentColor' in change && { accentColor: answered.accentColor }),
    ...('logoUrl' in change && { logoUrl: answered.logoUrl }),
    ...('coverUrl' in change && { coverUrl: answered.coverUrl }),
    settings: { ...cached.settings, ...Object.fromEntries(settings) },
  };
}
