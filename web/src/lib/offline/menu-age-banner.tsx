import { momentText } from '../time/format-time.ts';
import { OfflineBanner } from '../ui/offline-banner.tsx';
import { useOnline } from '../ui/use-online.ts';
import { isKept } from './kept-since.ts';

interface MenuAgeBannerProps {
  /** When what is on screen came from the server, in epoch milliseconds. */
  seenAt: number;
  /** What can still be done. */
  stillWorks?: string;
}

/** Says since when the menu on screen is known, wherever it may be an old one. */
export function MenuAgeBanner({ seenAt, stillWorks = '' }: MenuAgeBannerProps) {
  const isOnline = useOnline();
  const at = momentText(new Date(seenAt), new Date());
  return (
    <OfflineBanner
      // Online, and yet out of this device: the network was too slow, or has just come back.
      isOffline={!isOnline || isKept(seenAt)}
      {...(isOnline && { title: 'Loading the latest menu' })}
      stillWorks={`This is the menu as of ${at}. ${stillWorks}`.trim()}
    />
  );
}
