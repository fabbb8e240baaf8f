import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../lib/api/failure-text.ts';
import { type SavedFile, saveFile } from '../../lib/files/save-file.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { Button } from '../../lib/ui/button.tsx';
import { Select } from '../../lib/ui/select.tsx';
import { showToast } from '../../lib/ui/toast-store.ts';
import { lastMonths, monthName } from './months.ts';

interface MonthDownloadProps<Row> {
  /** The contents of the list, such as `bills`. */
  rowsName: string;
  /** The month that the list above shows. Without it, the owner chooses one here. */
  month?: string;
  read: (month: string) => Promise<Row[]>;
  toFile: (rows: Row[], month: string) => SavedFile;
}

/** Downloads a month of a list as a file. */
export function MonthDownload<Row>(props: MonthDownloadProps<Row>) {
  const [months] = useState(() => lastMonths(new Date(serverNow())));
  const [chosenMonth, setChosenMonth] = useState(months[0] ?? '');
  const { rowsName, month = chosenMonth, read, toFile } = props;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => read(month),
    onSuccess: (rows) => {
      if (rows.length > 0) saveFile(toFile(rows, month));
      else showToast({ kind: 'info', title: `No ${rowsName} in ${monthName(month)}` });
    },
  });
  return (
    <div className="flex flex-wrap items-end gap-3">
      {props.month === undefined && (
        <div className="min-w-0 grow basis-40 sm:max-w-64">
          <Select
            label={`${rowsName.charAt(0).toUpperCase()}${rowsName.slice(1)} of a month`}
            options={months.map((value) => ({ value, label: monthName(value) }))}
            value={chosenMonth}
            onChange={setChosenMonth}
          />
        </div>
      )}
      <Button
        variant="secondary"
        icon={<Download size={18} />}
        isBusy={isPending}
        busyLabel="Reading..."
        onClick={() => mutate()}
        className="grow sm:grow-0"
      >
        Download CSV
      </Button>
      {error && (
        <p role="alert" className="w-full text-sm font-semibold text-chilli">
          {failureText(error, `Could not read the ${rowsName}`)}
        </p>
      )}
    </div>
  );
}
