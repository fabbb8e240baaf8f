import { planCatalogue } from '@thali/shared/plans/plan-catalogue';
import { LifeBuoy, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../lib/ui/button-class.ts';
import type { Vendor } from '../shared/own-vendor.ts';
import { TabHeader } from '../shared/tab-header.tsx';
import { AlarmSection } from './alarm/alarm-section.tsx';
import { BillsSection } from './bills/bills-section.tsx';
import { HolidaysSection } from './holidays/holidays-section.tsx';
import { HoursSection } from './hours/hours-section.tsx';
import { KitchenDevicesSection } from './kitchen-devices/kitchen-devices-section.tsx';
import { ParcelSection } from './parcel/parcel-section.tsx';
import { AccountSettings } from './parts/account-settings.tsx';
import { LookSection } from './parts/look-section.tsx';
import { SettingsSection } from './parts/settings-section.tsx';
import { PaymentsSection } from './payments/payments-section.tsx';
import { TablesSection } from './tables/tables-section.tsx';

interface SettingsPageProps {
  vendor: Vendor;
  rush: ReactNode;
  /** The GSTIN on the receipts that the mess gets from Thali. */
  receiptGstin: string | undefined;
}

/** The settings of a mess, some of them read-only. */
export function SettingsPage({ vendor, rush, receiptGstin }: SettingsPageProps) {
  return (
    <div className="flex flex-col gap-6">
      <TabHeader title="Settings" />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <HoursSection vendor={vendor} />
          <SettingsSection
            title="Rush"
            description="For when more orders come than the kitchen can cook. Orders already placed stay."
          >
            {rush}
          </SettingsSection>
          <PaymentsSection vendor={vendor} />
          <BillsSection vendor={vendor} receiptGstin={receiptGstin} />
          <LookSection vendor={vendor} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <BusinessProfile vendor={vendor} />
          <PlanSection vendor={vendor} />
          <KitchenDevicesSection vendor={vendor} />
          <AlarmSection vendor={vendor} />
          <TablesSection vendor={vendor} />
          <ParcelSection vendor={vendor} />
          <AccountSettings vendor={vendor} />
          <HolidaysSection vendor={vendor} />
        </div>
      </div>
    </div>
  );
}

/** The name of the plan, and a link to the billing page. */
function PlanSection({ vendor }: { vendor: Vendor }) {
  return (
    <SettingsSection
      title="Plan and Billing"
      description={vendor.plan ? `${planCatalogue[vendor.plan].name} plan` : 'No plan yet'}
    >
      <Link href="/billing" className={buttonClass({ variant: 'secondary', size: 'small' })}>
        <ReceiptText size={18} />
        Manage Billing
      </Link>
    </SettingsSection>
  );
}

/** The name and contact data of the mess, read-only. */
function BusinessProfile({ vendor }: { vendor: Vendor }) {
  return (
    <SettingsSection title="Business Profile">
      <dl className="flex flex-col gap-3">
        <Fact name="Display name" value={vendor.displayName} />
        <Fact name="Email" value={vendor.email} />
        <Fact name="Phone" value={vendor.phone} />
        <Fact name="Subdomain" value={vendor.subdomain} />
      </dl>
      <p className="mt-5 flex gap-2.5 rounded-field bg-sunken px-3.5 py-2.5 text-sm text-ink-soft">
        <LifeBuoy size={18} className="mt-0.5 shrink-0 text-ink-faint" />
        To change any of this, please contact support.
      </p>
    </SettingsSection>
  );
}

function Fact({ name, value }: { name: string; value: string | null }) {
  return (
    <div className="flex flex-col gap-x-4 sm:grid sm:grid-cols-[8rem_minmax(0,1fr)] sm:items-baseline">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-semibold wrap-anywhere">
        {value ?? <span className="font-normal text-ink-faint">Not given</span>}
      </dd>
    </div>
  );
}
