import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@thali/shared/http/http-contract';
import type { updateVendor } from '@thali/shared/vendors/update-vendor.contract';
import { callApi } from '../../lib/api/call-api.ts';
import { atLeast } from '../../lib/time/at-least.ts';
import { ownVendorKey, type Vendor } from './own-vendor.ts';

/** What staff can change; an empty text gives Thali's own look back. */
export type VendorChange = Pick<
  InputOf<typeof updateVendor>['body'],
  'settings' | 'accentColor' | 'logoUrl' | 'coverUrl'
>;

interface ChangeOptions {
  onSaved: () => void;
  onRefused: (error: Error) => void;
  /** The shortest time that it is shown to be under way. */
  leastMs?: number;
}

/** Changes some of the vendor. The caller shows what came of it; the new state goes into the cache. */
export function useUpdateVendor(vendorId: string, options: ChangeOptions) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: VendorChange) =>
      atLeast(
        callApi('PUT /vendors/{vendorId}', {
          params: { vendorId },
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
      // Once the screens have the new state, so that none shows the old one for a moment.
      notifyManager.schedule(options.onSaved);
    },
    onError: options.onRefused,
  });
}

/**
 * The known vendor with the server's answer to a change. Only the fields of that change are taken over:
 * the answer to an earlier change may come later, and lacks what was changed meanwhile.
 */
function applyChange(known: Vendor, answered: Vendor, change: VendorChange): Vendor {
  const keys = Object.keys(change.settings ?? {}) as (keyof Vendor['settings'])[];
  // One that is answered no more was taken away.
  const settings = keys.map((key) => [key, answered.settings[key]]);
  return {
    ...known,
    ...('accentColor' in change && { accentColor: answered.accentColor }),
    ...('logoUrl' in change && { logoUrl: answered.logoUrl }),
    ...('coverUrl' in change && { coverUrl: answered.coverUrl }),
    settings: { ...known.settings, ...Object.fromEntries(settings) },
  };
}
