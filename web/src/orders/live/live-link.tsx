import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { LiveState } from '../../lib/live/live-types.ts';
import { classNames } from '../../lib/ui/class-names.ts';
import { useOnline } from '../../lib/ui/use-online.ts';
import * as texts from './live-texts.ts';

type ConnectionState = LiveState | 'offline';

const stateTexts: Record<ConnectionState, string> = {
  live: texts.live,
  connecting: texts.connecting,
  down: texts.notLive,
  offline: texts.offline,
};

/** The state of the connection. If the browser is offline, says so at once: the socket needs some seconds. */
function useConnectionState(link: LiveState): ConnectionState {
  return useOnline() ? link : 'offline';
}

/** A label that shows whether the list updates live. */
export function LiveMark(props: { link: LiveState }) {
  const link = useConnectionState(props.link);
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-ink-soft">
      <span
        className={classNames(
          'size-2.5 rounded-full',
          link === 'live' && 'bg-leaf',
          link === 'connecting' && 'border-2 border-line-strong',
          (link === 'down' || link === 'offline') && 'rounded-none bg-chilli',
        )}
      />
      {stateTexts[link]}
    </span>
  );
}

/** Hides shorter interruptions. */
const graceMs = 4000;

/** Warns staff that the list is not live. */
export function LinkBanner(props: { link: LiveState }) {
  const link = useConnectionState(props.link);
  const isBroken = useIsBroken(link, graceMs);
  return (
    <div role="status">
      {isBroken && (
        <p className="mt-4 flex items-center gap-3 rounded-card border-2 border-chilli bg-chilli-soft px-4 py-3 font-semibold text-chilli">
          <WifiOff size={22} className="shrink-0" />
          <span>{link === 'offline' ? texts.ordersLater : texts.reconnecting}</span>
        </p>
      )}
    </div>
  );
}

function useIsBroken(link: ConnectionState, ms: number): boolean {
  const [isOverdue, setOverdue] = useState(false);
  const isLive = link === 'live';
  useEffect(() => {
    if (isLive) return;
    const timer = setTimeout(() => setOverdue(true), ms);
    return () => {
      clearTimeout(timer);
      setOverdue(false);
    };
  }, [isLive, ms]);
  return !isLive && (link === 'down' || link === 'offline' || isOverdue);
}
