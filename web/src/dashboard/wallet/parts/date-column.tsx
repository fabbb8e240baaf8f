import { formatDate, formatTime } from '../../../lib/time/format-time.ts';
import type { Column } from '../../../lib/ui/table/table-column.ts';

/** The day of an entry with its time below. */
export const dateColumn: Column<{ createdAt: string }> = {
  key: 'date',
  header: 'Date',
  cell: ({ createdAt }) => (
    <time dateTime={createdAt} className="whitespace-nowrap tabular-nums">
      {formatDate(createdAt)}
      <span className="block text-ink-faint">{formatTime(createdAt)}</span>
    </time>
  ),
};

export function EntryTime({ createdAt }: { createdAt: string }) {
  return (
    <time dateTime={createdAt} className="tabular-nums">
      {formatDate(createdAt)}, {formatTime(createdAt)}
    </time>
  );
}
