import type { Vendor } from './own-vendor.ts';
import type { VendorChange } from './update-vendor.ts';

/**
 * A vendor after the server told how it is now. Only what was asked for is taken over: the answer to
 * an earlier change may come later, and knows nothing of what was changed meanwhile.
 */
export function applyChange(known: Vendor, told: Vendor, change: VendorChange): Vendor {
  const keys = Object.keys(change.settings ?? {});
  const settings = Object.entries(told.settings).filter(([key]) => keys.includes(key));
  return {
    ...known,
    ...('accentColor' in change && { accentColor: told.accentColor }),
    ...('logoUrl' in change && { logoUrl: told.logoUrl }),
    settings: { ...known.settings, ...Object.fromEntries(settings) },
  };
}
