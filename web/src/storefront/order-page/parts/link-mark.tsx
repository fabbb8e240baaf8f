import { formatTime } from '../../../lib/time/format-time.ts';
import type { ShownOrder } from '../../../orders/shown-order.ts';

type LinkMarkProps = Pick<ShownOrder, 'isFollowed' | 'link' | 'failure' | 'seenAt'>;

/** How fresh the progress is that one looks at; nothing is said of an order that has come to its end. */
export function LinkMark({ isFollowed, link, failure, seenAt }: LinkMarkProps) {
  if (!isFollowed) return null;
  if (failure) {
    return (
      <span className="text-xs font-semibold text-ink-soft">
        As of {formatTime(new Date(seenAt).toISOString())}
      </span>
    );
  }
  if (link === 'live') {
    return (
      <span className="inline-flex items-center gap-1.5 text-xs font-semibold text-leaf">
        <span className="size-2 animate-pulse rounded-full bg-current" /> Live
      </span>
    );
  }
  if (link === 'connecting') return null;
  return <span className="text-xs font-semibold text-ink-soft">Checking every 15 seconds</span>;
}
