import { alarmSms } from '@thali/shared/kitchen/alarm-sms';
import { cancelAfterChoices, type VendorSettings } from '@thali/shared/vendors/vendor-settings';
import { Link } from 'wouter';
import { withReturnUrl } from '../../../account/session/sign-in-path.ts';
import { readablePhone } from '../../../lib/phone/readable-phone.ts';
import { AlarmOnThisPhone } from '../../../lib/push/alarm-on-this-phone.tsx';
import { currentMenuLink } from '../../../lib/tenant/menu-link.ts';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { Select } from '../../../lib/ui/select.tsx';
import { Switch } from '../../../lib/ui/switch.tsx';
import type { Vendor } from '../../shared/own-vendor.ts';
import { SettingsSection } from '../parts/settings-section.tsx';
import { useSetting } from '../use-setting.ts';

type Alarm = NonNullable<VendorSettings['alarm']>;

const noAlarm: Alarm = { sms: false, cancelAfterMinutes: null };

const choices = [
  { value: 'never', label: 'Never' },
  ...cancelAfterChoices.map((minutes) => ({
    value: String(minutes),
    label: `After ${minutes} minutes`,
  })),
];

/** The settings of the alarm for new orders. Rule: kitchen-6 */
export function AlarmSection({ vendor }: { vendor: Vendor }) {
  const { value: alarm = noAlarm, isBusy, save } = useSetting(vendor, 'alarm');
  return (
    <SettingsSection
      title="Order Alarm"
      description="Every new order rings on open screens and enrolled devices until your staff see it."
    >
      <div className="flex flex-col gap-4">
        <AlarmOnThisPhone
          listener={vendor.id}
          appName={vendor.displayName}
          // On an iPhone, only the kitchen page can go to the home screen, because the dashboard is not an app.
          startUrl={new URL('/kitchen', currentMenuLink(vendor.subdomain)).href}
        />
        <Switch
          label="SMS after 2 minutes"
          description={smsNote(vendor)}
          isOn={alarm.sms}
          isDisabled={!(vendor.phone && vendor.isPhoneProven) && !alarm.sms}
          isBusy={isBusy}
          onChange={(sms) => save({ ...alarm, sms })}
        />
        {vendor.phone && vendor.isPhoneProven === false && (
          <Link
            href={withReturnUrl('/account', '/vendor/settings/devices')}
            className={`${buttonClass({ variant: 'secondary', size: 'small' })} self-start`}
          >
            Confirm this number
          </Link>
        )}
        <Select
          label="Cancel unseen orders"
          hint={
            alarm.cancelAfterMinutes === null
              ? 'Customers may cancel by themselves after 3 minutes.'
              : 'The customer reads that the kitchen did not answer. Portions go back on sale.'
          }
          options={choices}
          value={String(alarm.cancelAfterMinutes ?? 'never')}
          isBusy={isBusy}
          onChange={(value) =>
            save({
              ...alarm,
              cancelAfterMinutes:
                cancelAfterChoices.find((minutes) => String(minutes) === value) ?? null,
            })
          }
        />
      </div>
    </SettingsSection>
  );
}

function smsNote({ phone, isPhoneProven }: Vendor): string {
  const { paise, perDay } = alarmSms;
  if (!phone) return 'Your mess has no phone number yet. Please contact support.';
  if (isPhoneProven === false)
    return `We text ${readablePhone(phone)} only after you confirm that it is yours.`;
  return `Goes to ${readablePhone(phone)}. Each SMS costs about ${paise} paise. At most ${perDay} SMS a day.`;
}
