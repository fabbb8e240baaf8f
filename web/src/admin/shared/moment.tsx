import { formatDate, formatTime } from '../../lib/time/format-time.ts';

/** A date with its time below it, by India's clock; a dash for never. */
export function Moment({ at }: { at: string | null }) {
  if (!at) return <Nothing />;
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {formatDate(at)}
      <span className="block text-ink-faint">{formatTime(at)}</span>
    </time>
  );
}

/** In the place of what is not there. */
export function Nothing({ text = 'None' }: { text?: string }) {
  return (
    <span className="text-ink-faint">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
