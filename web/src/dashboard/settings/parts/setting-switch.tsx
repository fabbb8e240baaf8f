import { useState } from 'react';
import { Switch } from '../../../lib/ui/switch.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import type { Vendor } from '../../shared/own-vendor.ts';
import { useUpdateVendor } from '../../shared/update-vendor.ts';
import { settingNotUpdated, settingUpdated } from '../setting-toasts.ts';

interface SettingSwitchProps {
  vendor: Vendor;
  setting: 'autoAcceptOrders' | 'requireCustomerLogin';
  label: string;
  description: string;
}

/** Turns at once, and back when the server refuses. */
export function SettingSwitch({ vendor, setting, label, description }: SettingSwitchProps) {
  const saved = vendor.settings[setting] ?? false;
  const [wanted, setWanted] = useState<boolean>();
  const change = useUpdateVendor(vendor.id, {
    leastMs: 0,
    onSaved: () => {
      setWanted(undefined);
      showToast(settingUpdated);
    },
    onRefused: () => {
      setWanted(undefined);
      showToast(settingNotUpdated);
    },
  });
  return (
    <Switch
      label={label}
      description={description}
      isOn={wanted ?? saved}
      isBusy={change.isPending}
      onChange={(next) => {
        setWanted(next);
        change.mutate({ settings: { [setting]: next } });
      }}
    />
  );
}
