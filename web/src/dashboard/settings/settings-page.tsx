import type { SettingsSectionId } from '@thali/shared/site/vendor-paths';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { classNames } from '../../lib/ui/class-names.ts';
import { lineLinkClass } from '../../lib/ui/text-link-class.ts';
import { useLostFocus } from '../../lib/ui/use-lost-focus.ts';
import { tabPath } from '../shared/dashboard-paths.ts';
import type { Vendor } from '../shared/own-vendor.ts';
import { TabHeader } from '../shared/tab-header.tsx';
import { AlarmSection } from './alarm/alarm-section.tsx';
import { BillsSection } from './bills/bills-section.tsx';
import { HolidaysSection } from './holidays/holidays-section.tsx';
import { HoursSection } from './hours/hours-section.tsx';
import { KitchenDevicesSection } from './kitchen-devices/kitchen-devices-section.tsx';
import { LanguagesSection } from './languages/languages-section.tsx';
import { OutletsSection } from './outlets/outlets-section.tsx';
import { ParcelSection } from './parcel/parcel-section.tsx';
import { AccountSettings } from './parts/account-settings.tsx';
import { BusinessProfile, PlanSection } from './parts/business-section.tsx';
import { LookSection } from './parts/look-section.tsx';
import { SettingsSection } from './parts/settings-section.tsx';
import { PassesSection } from './passes/passes-section.tsx';
import { PaymentsSection } from './payments/payments-section.tsx';
import { PotsSection } from './pots/pots-section.tsx';
import { PreOrdersSection } from './pre-orders/pre-orders-section.tsx';
import { SettingsIndex } from './settings-index.tsx';
import { settingsSectionAt, settingsSections } from './settings-sections.ts';
import { TablesSection } from './tables/tables-section.tsx';
import { TeamSection } from './team/team-section.tsx';

interface SettingsPageProps {
  vendor: Vendor;
  rush: ReactNode;
  /** The GSTIN on the receipts that the mess gets from Thali. */
  receiptGstin: string | undefined;
}

/** The settings of a mess, one section at a time. A phone shows the index or a section. Rule: settings-9 */
export function SettingsPage(props: SettingsPageProps) {
  const [path] = useLocation();
  const openSection = settingsSectionAt(path);
  const shownSection = openSection ?? 'hours';
  const section = useRef<HTMLDivElement>(null);
  useLostFocus(path, () => section.current);
  return (
    <div className="flex flex-col gap-5">
      <TabHeader title="Settings" />
      <div className="grid items-start gap-6 lg:grid-cols-[13rem_minmax(0,1fr)] xl:gap-10">
        <SettingsIndex
          current={shownSection}
          isOpen={openSection !== undefined}
          className={classNames(
            'lg:sticky lg:top-[calc(var(--sticky-top)+1rem)]',
            openSection && 'max-lg:hidden',
          )}
        />
        <div
          ref={section}
          tabIndex={-1}
          className={classNames('min-w-0 outline-none', !openSection && 'max-lg:hidden')}
        >
          <Link href={tabPath('settings')} className={`${lineLinkClass} mb-2 lg:hidden`}>
            <ChevronLeft size={18} />
            All settings
          </Link>
          <h3 className="sr-only">{settingsSections[shownSection].label}</h3>
          <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] *:only:max-w-3xl *:only:xl:col-span-2">
            <SectionCards key={shownSection} {...props} current={shownSection} />
          </div>
        </div>
      </div>
    </div>
  );
}

function SectionCards(props: SettingsPageProps & { current: SettingsSectionId }): ReactNode {
  const { vendor, rush, receiptGstin, current } = props;
  switch (current) {
    case 'hours':
      return (
        <>
          <div className="flex min-w-0 flex-col gap-5">
            <HoursSection vendor={vendor} />
            <PreOrdersSection vendor={vendor} />
            <PassesSection vendor={vendor} />
            <PotsSection vendor={vendor} />
          </div>
          <HolidaysSection vendor={vendor} />
        </>
      );
    case 'orders':
      return (
        <>
          <div className="flex min-w-0 flex-col gap-5">
            <AccountSettings vendor={vendor} />
            <TablesSection vendor={vendor} />
            <ParcelSection vendor={vendor} />
          </div>
          <SettingsSection
            title="Rush"
            description="For when more orders come than the kitchen can cook. Orders already placed stay."
          >
            {rush}
          </SettingsSection>
        </>
      );
    case 'payments':
      return <PaymentsSection vendor={vendor} />;
    case 'bills':
      return <BillsSection vendor={vendor} receiptGstin={receiptGstin} />;
    case 'look':
      return (
        <>
          <LookSection vendor={vendor} />
          <LanguagesSection vendor={vendor} />
        </>
      );
    case 'devices':
      return (
        <>
          <KitchenDevicesSection vendor={vendor} />
          <AlarmSection vendor={vendor} />
        </>
      );
    case 'team':
      return <TeamSection vendor={vendor} />;
    case 'outlets':
      return <OutletsSection vendor={vendor} />;
    case 'business':
      return (
        <>
          <BusinessProfile vendor={vendor} />
          <PlanSection vendor={vendor} />
        </>
      );
  }
}
