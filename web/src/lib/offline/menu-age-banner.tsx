import { timeOrDayText } from '../time/format-time.ts';
import { OfflineBanner } from '../ui/offline-banner.tsx';
import { useOnline } from '../ui/use-online.ts';
import { isKept } from './kept-since.ts';

interface MenuAgeBannerProps {
  /** When the server sent the data on screen, in epoch milliseconds. */
  seenAt: number;
  /** What the user can still do. */
  note?: string;
}

/** Shows the age of the menu on screen if it may be outdated. */
export function MenuAgeBanner({ seenAt, note = '' }: MenuAgeBannerProps) {
  const isOnline = useOnline();
  const at = timeOrDayText(new Date(seenAt), new Date());
  return (
    <OfflineBanner
      // A stored menu shows the banner even online, because the network may be slow or just back.
      isOffline={!isOnline || isKept(seenAt)}
      {...(isOnline && { title: 'Loading the latest menu' })}
      note={`This is the menu as of ${at}. ${note}`.trim()}
    />
  );
}
