import { useMutation } from '@tanstack/react-query';
import type { Bill } from '@thali/shared/bills/bill.contract';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { failureText } from '../../../lib/api/failure-text.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Select } from '../../../lib/ui/select.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { lastMonths, monthName } from '../../shared/months.ts';
import type { Vendor } from '../../shared/own-vendor.ts';
import { billsCsv } from './bills-csv.ts';

/** A month's bills as a file for the accountant. */
export function MonthOfBills({ vendor }: { vendor: Vendor }) {
  const [months] = useState(() => lastMonths(new Date()));
  const [month, setMonth] = useState(months[0] ?? '');
  const download = useMutation({
    mutationFn: () => readMonth(vendor.id, month),
    onSuccess: (bills) => {
      if (bills.length > 0) saveFile(billsCsv(bills, month, vendor.subdomain));
      else showToast({ kind: 'info', title: `No bills in ${monthName(month)}` });
    },
  });
  return (
    <div className="mt-6 border-t border-line pt-5">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-40">
          <Select
            label="Bills of a month"
            options={months.map((value) => ({ value, label: monthName(value) }))}
            value={month}
            onChange={setMonth}
            error={
              download.error ? failureText(download.error, 'Could not read the bills') : undefined
            }
          />
        </div>
        <Button
          variant="secondary"
          icon={<Download size={18} aria-hidden="true" />}
          isBusy={download.isPending}
          busyLabel="Reading..."
          onClick={() => download.mutate()}
          className="grow sm:grow-0"
        >
          Download CSV
        </Button>
      </div>
    </div>
  );
}

async function readMonth(vendorId: string, month: string): Promise<Bill[]> {
  const bills: Bill[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await callApi('GET /vendors/{vendorId}/bills', {
      params: { vendorId },
      query: { month, cursor },
      quiet: true,
    });
    bills.push(...page.bills);
    if (page.nextCursor === null) return bills;
    cursor = page.nextCursor;
  }
}
