import { Switch } from '../../../lib/ui/switch.tsx';
import type { Vendor } from '../../shared/own-vendor.ts';
import { SettingSwitch } from './setting-switch.tsx';
import { SettingsSection } from './settings-section.tsx';

const later = 'Coming in a future release.';

export function AccountSettings({ vendor }: { vendor: Vendor }) {
  return (
    <SettingsSection title="Account Settings">
      <div className="flex flex-col divide-y divide-line *:py-3 *:first:pt-0 *:last:pb-0">
        <SettingSwitch
          vendor={vendor}
          setting="autoAcceptOrders"
          label="Auto-accept orders"
          description="New orders are confirmed by themselves."
        />
        <SettingSwitch
          vendor={vendor}
          setting="requireCustomerLogin"
          label="Sign-in required"
          description="Only customers who have signed in can order; guests can still see the menu."
        />
        <Unavailable label="Email notifications" isOn={vendor.settings.emailNotifications} />
        <Unavailable label="SMS notifications" isOn={vendor.settings.smsNotifications} />
      </div>
    </SettingsSection>
  );
}

function Unavailable({ label, isOn = false }: { label: string; isOn: boolean | undefined }) {
  return (
    <Switch label={label} description={later} isOn={isOn} isDisabled onChange={() => undefined} />
  );
}
