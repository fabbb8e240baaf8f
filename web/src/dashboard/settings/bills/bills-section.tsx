import type { Bill } from '@thali/shared/bills/bill.contract';
import { readWholeList } from '../../../lib/data/use-paged-api.ts';
import { MonthDownload } from '../../shared/month-download.tsx';
import type { Vendor } from '../../shared/own-vendor.ts';
import { SettingsSection } from '../parts/settings-section.tsx';
import { useSetting } from '../use-setting.ts';
import { BillForm } from './bill-form.tsx';
import { billsCsv } from './bills-csv.ts';

interface BillsSectionProps {
  vendor: Vendor;
  receiptGstin: string | undefined;
}

/** The settings for bills, and the download of a month's bills. Rule: bills-1 */
export function BillsSection({ vendor, receiptGstin }: BillsSectionProps) {
  const { value, send } = useSetting(vendor, 'bill');
  return (
    <SettingsSection
      title="Bills"
      description="A numbered bill for every completed order, for your guests and your accountant."
    >
      <BillForm stored={value} receiptGstin={receiptGstin} onSave={send} />
      {value && (
        <div className="mt-6 border-t border-line pt-5">
          <MonthDownload
            rowsName="bills"
            read={(month) => readMonth(vendor.id, month)}
            toFile={(bills, month) => billsCsv(bills, month, vendor.subdomain)}
          />
        </div>
      )}
    </SettingsSection>
  );
}

/** Reads all bills of a month. Rule: bills-7 */
async function readMonth(vendorId: string, month: string): Promise<Bill[]> {
  const { rows } = await readWholeList(
    'GET /vendors/{vendorId}/bills',
    { params: { vendorId }, query: { month } },
    { rowsOf: ({ bills }) => bills, keyOf: ({ number }) => number },
  );
  return rows;
}
