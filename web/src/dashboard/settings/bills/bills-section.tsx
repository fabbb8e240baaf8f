import { MonthDownload } from '../../shared/month-download.tsx';
import type { Vendor } from '../../shared/own-vendor.ts';
import { SettingsSection } from '../parts/settings-section.tsx';
import { useSetting } from '../use-setting.ts';
import { BillForm } from './bill-form.tsx';
import { billsCsv } from './bills-csv.ts';
import { readBills } from './read-bills.ts';

interface BillsSectionProps {
  vendor: Vendor;
  receiptGstin: string | undefined;
}

/** Whether guests get a numbered bill, and what it says of the mess. Rule: bills-1 */
export function BillsSection({ vendor, receiptGstin }: BillsSectionProps) {
  const { value, isBusy, save } = useSetting(vendor, 'bill');
  return (
    <SettingsSection
      title="Bills"
      description="A numbered bill for every completed order, for your guests and your accountant."
    >
      <BillForm stored={value} receiptGstin={receiptGstin} isBusy={isBusy} onSave={save} />
      {value && (
        <div className="mt-6 border-t border-line pt-5">
          <MonthDownload
            what="bills"
            read={(month) => readBills(vendor.id, month)}
            toFile={(bills, month) => billsCsv(bills, month, vendor.subdomain)}
          />
        </div>
      )}
    </SettingsSection>
  );
}
