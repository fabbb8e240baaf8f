import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { Vendor } from '../../vendor/own-vendor.ts';
import { useChangeVendor } from '../../vendor/use-change-vendor.ts';
import { settingNotUpdated, settingUpdated } from './setting-toasts.ts';

interface SettingSwitchProps {
  vendor: Vendor;
  setting: 'autoAcceptOrders' | 'requireCustomerLogin';
  label: string;
  description: string;
}

/** Turns at once, and back when the server refuses. */
export function SettingSwitch({ vendor, setting, label, description }: SettingSwitchProps) {
  const change = useChangeVendor(vendor.id, {
    leastMs: 0,
    onSaved: () => showToast(settingUpdated),
    onRefused: () => showToast(settingNotUpdated),
  });
  const settings = change.isPending ? change.variables.settings : undefined;
  const isOn = (settings ?? vendor.settings)[setting] ?? false;
  return (
    <Switch
      label={label}
      description={description}
      isOn={isOn}
      isBusy={change.isPending}
      onChange={(next) => change.mutate({ settings: { [setting]: next } })}
    />
  );
}
