import type { LiveState } from '../../../lib/live/live-types.ts';
import { classNames } from '../../../lib/ui/class-names.ts';

const texts: Record<LiveState, string> = {
  live: 'Live',
  connecting: 'Connecting',
  down: 'Not live',
};

/** A small word beside the heading that says whether the list follows by itself. */
export function LiveMark({ link }: { link: LiveState }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-ink-soft">
      <span
        className={classNames(
          'size-2.5 rounded-full',
          link === 'live' && 'bg-leaf',
          link === 'connecting' && 'border-2 border-line-strong',
          link === 'down' && 'rounded-none bg-chilli',
        )}
      />
      {texts[link]}
    </span>
  );
}
