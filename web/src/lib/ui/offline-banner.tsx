import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import * as texts from './ui-texts.ts';
import { useOnline } from './use-online.ts';

interface OfflineBannerProps {
  /** The actions that remain possible, such as 'You can look at the menu and fill your cart.' */
  possibleActions: ReactNode;
  title?: string;
  /** Overrides the browser's own state. */
  isOffline?: boolean;
}

/**
 * A bar on a screen that works offline. The element always renders, because screen readers announce only changes inside
 * it.
 */
export function OfflineBanner(props: OfflineBannerProps) {
  const { possibleActions, title = texts.offline, isOffline } = props;
  const isOnline = useOnline();
  const isShown = isOffline ?? !isOnline;
  return (
    <div role="status">
      {isShown && (
        <p className="flex items-center justify-center gap-2.5 border-b border-line bg-steel-soft px-4 py-2 text-sm">
          <WifiOff size={18} className="shrink-0 text-steel" />
          <span>
            <strong>{title}</strong>
            <span className="text-ink-soft"> · {possibleActions}</span>
          </span>
        </p>
      )}
    </div>
  );
}
