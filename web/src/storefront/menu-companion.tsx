import { useQueryClient } from '@tanstack/react-query';
import { withServedNotes } from '@thali/shared/menu/meal-hours';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { openState } from '@thali/shared/vendors/business-hours';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { apiKey } from '../lib/data/api-query.ts';
import { useLiveRoom } from '../lib/live/use-live-room.ts';
import { usePollWhileDown } from '../lib/live/use-poll-while-down.ts';
import { retryUntilLoaded } from '../lib/loading/retry-until-loaded.ts';
import { MenuAgeBanner } from '../lib/offline/menu-age-banner.tsx';
import { isFromStorage } from '../lib/offline/storage-time.ts';
import { useClockIfClosed } from '../lib/time/request-server-clock.ts';
import { useNow } from '../lib/time/use-now.ts';
import { forgetOldCheckouts } from './cart/place/forget-old-checkouts.ts';
import * as texts from './shared/storefront-texts.ts';

/** Phones rarely print, so only computers load the sheet. A print can't wait for it. */
const isDesktop = matchMedia('(pointer: fine)').matches;
const LanguagePill = lazy(retryUntilLoaded(() => import('./menu/parts/language-pill.tsx')));
const PrintMenu = lazy(retryUntilLoaded(() => import('./menu/print-menu.tsx')));

interface MenuCompanionProps {
  /** The menu on screen. */
  menu: Storefront;
  /** The time when the server sent the menu, in epoch milliseconds. */
  seenAt: number;
  /** Runs after the mess changes its menu. */
  onChanged: (menuVersion: string) => void;
  onPoll: () => void;
}

/** Keeps the menu up to date, prints it, and shows a banner when offline. */
export default function MenuCompanion(props: MenuCompanionProps) {
  const { menu, seenAt, onChanged, onPoll } = props;
  const { vendor, menuVersion } = menu;
  const now = useNow();
  const { mealHours, languages } = vendor.settings;
  useClockIfClosed(openState(vendor.settings, now).isOpen && !mealHours);
  const client = useQueryClient();
  // Updates the dishes that are served now, because a meal may begin or end while the page is open.
  useEffect(() => {
    if (!mealHours) return;
    client.setQueriesData<Storefront>(
      { queryKey: apiKey('GET /storefront/{subdomain}') },
      (stored) => stored && withServedNotes(stored, now),
      { updatedAt: seenAt },
    );
  }, [client, mealHours, now, seenAt]);
  // The same event may arrive twice.
  const lastVersion = useRef<string>(undefined);
  const compare = (version: string | undefined) => {
    if (version && version !== menuVersion) onChanged(version);
  };
  useEffect(() => void forgetOldCheckouts(), []);
  const link = useLiveRoom({
    room: `vendor:${vendor.id}`,
    proof: async () => ({ token: null }),
    onEvent(event) {
      if (event.event !== 'menu:update' || event.data.menuVersion === lastVersion.current) return;
      lastVersion.current = event.data.menuVersion;
      compare(event.data.menuVersion);
    },
    // Finds changes made before the connection: the document may be a minute old.
    onJoined(version) {
      compare(version);
      if (isFromStorage(seenAt)) onPoll();
    },
  });
  usePollWhileDown(link, true, onPoll);
  return (
    <>
      <MenuAgeBanner seenAt={seenAt} possibleActions={texts.canFillCart} />
      {languages && (
        <Suspense>
          <LanguagePill offered={languages.offered} />
        </Suspense>
      )}
      {isDesktop && (
        <Suspense>
          <PrintMenu menu={menu} />
        </Suspense>
      )}
    </>
  );
}
