import { Switch } from '../../../lib/ui/switch.tsx';
import type { Vendor } from '../../shared/own-vendor.ts';
import { useSetting } from '../use-setting.ts';
import { SettingsSection } from './settings-section.tsx';

const comingLater = 'Coming in a future release.';

export function AccountSettings({ vendor }: { vendor: Vendor }) {
  return (
    <SettingsSection title="Account Settings">
      <div className="flex flex-col divide-y divide-line *:py-3 *:first:pt-0 *:last:pb-0">
        <SettingSwitch
          vendor={vendor}
          setting="autoAcceptOrders"
          label="Auto-accept orders"
          description="New orders are confirmed automatically."
        />
        <SettingSwitch
          vendor={vendor}
          setting="tokens"
          label="Tokens"
          description="Each order gets a number, from 1 every day. Easy to call out, and shown on the ready board."
        />
        <SettingSwitch
          vendor={vendor}
          setting="shortFlow"
          label="Short flow in the kitchen"
          description="Three taps for an order: Confirm and cook, Ready, Handed over."
        />
        <SettingSwitch
          vendor={vendor}
          setting="requireCustomerLogin"
          label="Sign-in required"
          description="Only signed-in customers can order. Guests can still see the menu."
        />
        <Unavailable label="Email notifications" isOn={vendor.settings.emailNotifications} />
        <Unavailable label="SMS notifications" isOn={vendor.settings.smsNotifications} />
      </div>
    </SettingsSection>
  );
}

function Unavailable({ label, isOn = false }: { label: string; isOn: boolean | undefined }) {
  return (
    <Switch
      label={label}
      description={comingLater}
      isOn={isOn}
      isDisabled
      onChange={() => undefined}
    />
  );
}

interface SettingSwitchProps {
  vendor: Vendor;
  setting: 'autoAcceptOrders' | 'requireCustomerLogin' | 'shortFlow' | 'tokens';
  label: string;
  description: string;
}

function SettingSwitch({ vendor, setting, label, description }: SettingSwitchProps) {
  const { value = false, isBusy, save } = useSetting(vendor, setting);
  return (
    <Switch label={label} description={description} isOn={value} isBusy={isBusy} onChange={save} />
  );
}
