import { formatDate, formatTime } from '../../lib/time/format-time.ts';

/** A date in India with the time below, or a dash if there is no date. */
export function DateTime({ at }: { at: string | null }) {
  if (!at) return <EmptyValue />;
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {formatDate(at)}
      <span className="block text-ink-faint">{formatTime(at)}</span>
    </time>
  );
}

/** A dash for a missing value. A screen reader reads the text. */
export function EmptyValue({ text = 'None' }: { text?: string }) {
  return (
    <span className="text-ink-faint">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
