import { formatTime } from '../../../lib/time/format-time.ts';
import { useNow } from '../../../lib/time/use-now.ts';

export function BoardClock() {
  const now = useNow(5000).toISOString();
  return (
    <time dateTime={now} className="ml-[0.2em] font-semibold tabular-nums">
      {formatTime(now)}
    </time>
  );
}
