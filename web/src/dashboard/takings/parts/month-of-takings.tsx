import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Select } from '../../../lib/ui/select.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { lastMonths, monthName } from '../../shared/months.ts';
import { readTakings } from '../read-takings.ts';
import { takingsCsv } from '../takings-csv.ts';

/** A month's payments as a file. */
export function MonthOfTakings({ subdomain }: { subdomain: string }) {
  const [months] = useState(() => lastMonths(new Date()));
  const [month, setMonth] = useState(months[0] ?? '');
  const download = useMutation({
    mutationFn: () => readTakings({ month }),
    onSuccess: (takings) => {
      if (takings.length > 0) saveFile(takingsCsv(takings, month, subdomain));
      else showToast({ kind: 'info', title: `No payments in ${monthName(month)}` });
    },
  });
  const failure = download.error && failureText(download.error, 'Could not read the payments');
  return (
    <div className="mt-5 flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-40 sm:max-w-64">
        <Select
          label="Payments of a month"
          options={months.map((value) => ({ value, label: monthName(value) }))}
          value={month}
          onChange={setMonth}
          error={failure ?? undefined}
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
  );
}
