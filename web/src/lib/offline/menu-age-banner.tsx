import { timeOrDayText } from '../time/format-time.ts';
import { OfflineBanner } from '../ui/offline-banner.tsx';
import { useOnline } from '../ui/use-online.ts';
import * as texts from './offline-texts.ts';
import { isFromStorage } from './storage-time.ts';

interface MenuAgeBannerProps {
  /** The time when the server sent the data on screen, in epoch milliseconds. */
  seenAt: number;
  /** The actions that remain possible. */
  possibleActions?: string;
}

/** Shows the age of the menu on screen if it may be outdated. */
export function MenuAgeBanner({ seenAt, possibleActions = '' }: MenuAgeBannerProps) {
  const isOnline = useOnline();
  // A stored menu may be old even online, because the network may be slow or just back.
  const isOffline = !isOnline || isFromStorage(seenAt);
  return (
    <OfflineBanner
      isOffline={isOffline}
      {...(isOnline && { title: texts.loadingLatest })}
      possibleActions={isOffline && `${menuAge(seenAt)} ${possibleActions}`.trim()}
    />
  );
}

function menuAge(seenAt: number): string {
  return texts.menuAsOf(timeOrDayText(new Date(seenAt), new Date()));
}
