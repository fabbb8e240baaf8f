import type { Vendor } from '../shared/own-vendor.ts';
import { TabHeader } from '../shared/tab-header.tsx';
import { HolidaysSection } from './holidays/holidays-section.tsx';
import { HoursSection } from './hours/hours-section.tsx';
import { LookSection } from './look/look-section.tsx';
import { AccountSettings } from './parts/account-settings.tsx';
import { BusinessProfile } from './parts/business-profile.tsx';
import { PlanSection } from './parts/plan-section.tsx';

/** What a vendor decides about its own house, and what it can read there. */
export default function SettingsPage({ vendor }: { vendor: Vendor }) {
  return (
    <div className="flex flex-col gap-6">
      <TabHeader title="Settings" />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <HoursSection vendor={vendor} />
          <LookSection vendor={vendor} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <BusinessProfile vendor={vendor} />
          <PlanSection vendor={vendor} />
          <AccountSettings vendor={vendor} />
          <HolidaysSection vendor={vendor} />
        </div>
      </div>
    </div>
  );
}
