import { useQueryClient } from '@tanstack/react-query';
import { withServedNotes } from '@thali/shared/menu/meal-hours';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { openState } from '@thali/shared/vendors/business-hours';
import { useEffect, useRef } from 'react';
import { apiKey } from '../../lib/data/api-query.ts';
import { useLiveRoom } from '../../lib/live/use-live-room.ts';
import { usePollWhileDown } from '../../lib/live/use-poll-while-down.ts';
import { isKept } from '../../lib/offline/kept-since.ts';
import { MenuAgeBanner } from '../../lib/offline/menu-age-banner.tsx';
import { useClockIfClosed } from '../../lib/time/ask-server-clock.ts';
import { useNow } from '../../lib/time/use-now.ts';

interface MenuCompanionProps {
  vendor: Storefront['vendor'];
  /** The version of the menu on screen. */
  menuVersion: string;
  /** When the server sent the menu, in epoch milliseconds. */
  seenAt: number;
  /** Runs when the mess has changed its menu. */
  onChanged: (menuVersion: string) => void;
  onPoll: () => void;
}

/** Follows changes of the menu and the meals of the day, and shows a banner without a network. */
export default function MenuCompanion(props: MenuCompanionProps) {
  const { vendor, menuVersion, seenAt, onChanged, onPoll } = props;
  const now = useNow();
  const { mealHours } = vendor.settings;
  useClockIfClosed(openState(vendor.settings, now).isOpen && !mealHours);
  const client = useQueryClient();
  // A meal may begin or end while the page is open, and a cached menu may be older than that.
  useEffect(() => {
    if (!mealHours) return;
    client.setQueriesData<Storefront>(
      { queryKey: apiKey('GET /storefront/{subdomain}') },
      (menu) => menu && withServedNotes(menu, now),
      { updatedAt: seenAt },
    );
  }, [client, mealHours, now, seenAt]);
  // The same event may arrive twice.
  const lastVersion = useRef<string>(undefined);
  const compare = (version: string | undefined) => {
    if (version && version !== menuVersion) onChanged(version);
  };
  const link = useLiveRoom({
    room: `vendor:${vendor.id}`,
    proof: async () => ({ token: null }),
    onEvent(event) {
      if (event.event !== 'menu:update' || event.data.menuVersion === lastVersion.current) return;
      lastVersion.current = event.data.menuVersion;
      compare(event.data.menuVersion);
    },
    // Finds changes from before the link was up: the document may be a minute old.
    onJoined(version) {
      compare(version);
      if (isKept(seenAt)) onPoll();
    },
  });
  usePollWhileDown(link, true, onPoll);
  return <MenuAgeBanner seenAt={seenAt} note="You can still fill your cart." />;
}
