import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../lib/ui/toast-store.ts';
import type { Vendor } from '../shared/own-vendor.ts';
import { useUpdateVendor } from '../shared/update-vendor.ts';
import { settingNotUpdated, settingUpdated } from './setting-toasts.ts';

type Removable = 'languages' | 'mealHours' | 'minimumOrder' | 'parcel' | 'tables';
type SettingName =
  | 'alarm'
  | 'autoAcceptOrders'
  | 'bill'
  | 'requireCustomerLogin'
  | 'shortFlow'
  | 'tokens'
  | Removable;

/** Reads and changes a setting. Null removes it. Shows a change at once, and rolls it back after a refusal. Rule: settings-3 */
export function useSetting<Key extends SettingName>(vendor: Vendor, key: Key) {
  type Value = NonNullable<VendorSettings[Key]> | (Key extends Removable ? null : never);
  /** A function changes some fields of the setting, and keeps fields that another form has just saved. */
  type Change = Value | ((current: Value | undefined) => Value);
  const valueAfter = (change: Change, current: Value | undefined) =>
    typeof change === 'function' ? change(current) : change;
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
  const lastKnownValue = useRef(storedValue);
  useEffect(() => {
    lastKnownValue.current = storedValue;
  }, [storedValue]);
  const sendNow = async (change: Change) => {
    const nextValue = valueAfter(change, lastKnownValue.current);
    const answer = await mutateAsync({
      settings: { [key]: nextValue },
      // A switch sends no known value: if another person has changed it too, both chose the same value.
      ...(typeof nextValue !== 'boolean' && {
        knownSettings: { [key]: lastKnownValue.current ?? null },
      }),
    });
    // The next change may start before React renders the answer.
    lastKnownValue.current = nextValue;
    return answer;
  };
  const lastSend = useRef<Promise<unknown>>(Promise.resolve());
  /**
   * Saves a form's change. The form keeps its typed text until the answer, and after a refusal. A second change waits
   * for the first change, and starts from its result.
   */
  const send = (change: Change) => {
    const answer = lastSend.current.then(() => sendNow(change));
    lastSend.current = answer.catch(() => undefined);
    return answer;
  };
  const value = pendingValue === undefined ? vendor.settings[key] : (pendingValue ?? undefined);
  const save = (change: Change) => {
    setPendingValue(valueAfter(change, value as Value));
    void send(change).catch(() => undefined);
  };
  return { value, isBusy: isPending, save, send };
}
