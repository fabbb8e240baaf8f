import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../lib/ui/toast-store.ts';
import type { Vendor } from '../shared/own-vendor.ts';
import { useUpdateVendor } from '../shared/update-vendor.ts';
import { settingNotUpdated, settingUpdated } from './setting-toasts.ts';

type Removable = 'mealHours' | 'minimumOrder' | 'parcel' | 'tables';
type OneSetting =
  | 'alarm'
  | 'autoAcceptOrders'
  | 'bill'
  | 'requireCustomerLogin'
  | 'shortFlow'
  | 'tokens'
  | Removable;

/** Reads and changes a setting. Null removes it. Shows a change at once, and rolls it back after a refusal. Rule: settings-3 */
export function useSetting<Key extends OneSetting>(vendor: Vendor, key: Key) {
  type Value = NonNullable<VendorSettings[Key]> | (Key extends Removable ? null : never);
  const [pendingValue, setPendingValue] = useState<Value>();
  const { mutateAsync, isPending } = useUpdateVendor(vendor.id, {
    minMs: 0,
    onSaved: () => {
      setPendingValue(undefined);
      showToast(settingUpdated);
    },
    onRefused: (error) => {
      setPendingValue(undefined);
      showToast(settingNotUpdated(error));
    },
  });
  const storedValue = vendor.settings[key] as Value | undefined;
  const base = useRef(storedValue);
  useEffect(() => {
    base.current = storedValue;
  }, [storedValue]);
  /** For a form, which shows its own text until the answer, and keeps it after a refusal. */
  const send = async (next: Value) => {
    const answer = await mutateAsync({
      settings: { [key]: next },
      // A switch has only two values, so it never hides another change.
      ...(typeof next !== 'boolean' && { knownSettings: { [key]: base.current ?? null } }),
    });
    // A form may save again before React renders the answer.
    base.current = next;
    return answer;
  };
  const save = (next: Value) => {
    setPendingValue(next);
    void send(next).catch(() => undefined);
  };
  const value = pendingValue === undefined ? vendor.settings[key] : (pendingValue ?? undefined);
  return { value, isBusy: isPending, save, send };
}
