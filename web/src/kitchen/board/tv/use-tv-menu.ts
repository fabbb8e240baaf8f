import { getTvMenu, type TvMenu } from '@thali/shared/board/get-tv-menu.contract';
import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/data/use-api.ts';
import { pollWhileDownMs } from '../../../lib/live/use-live-room.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { useOnline } from '../../../lib/ui/use-online.ts';
import { kitchenCall } from '../../device/kitchen-call.ts';
import type { StoredDevice } from '../../device/stored-device.ts';
import { useKitchenRoom } from '../../device/use-kitchen-room.ts';
import { readStoredScreen, storeScreen } from '../stored-screen.ts';
import { pollWhileLiveMs } from '../use-board.ts';

/** The menu, and the time when the connection was lost. Rule: board-6 */
export function useTvMenu({ vendorId }: StoredDevice) {
  const [lastMenu, setLastMenu] = useState<{ data: TvMenu; seenAt: number }>();
  const [startedAt] = useState(serverNow);
  const link = useKitchenRoom({
    vendorId,
    onEvent: (event) => event.event === 'menu:update' && void reading.refetch(),
    onJoined: () => void reading.refetch(),
    onMalformed: () => void reading.refetch(),
  });
  const reading = useApi(
    'GET /board/menu',
    {},
    {
      read: async ({ signal }) => {
        // A toast would cover the QR code. The screen itself says that it has no connection.
        const data = await kitchenCall('GET /board/menu', { signal, background: true });
        const next = { data, seenAt: serverNow() };
        setLastMenu(next);
        void storeScreen(next);
        return data;
      },
      // No query cache: the device stores the menu, and the screen reads again whenever it opens.
      gcTime: 0,
      refetchOnMount: 'always',
      refetchInterval: link === 'live' ? pollWhileLiveMs : pollWhileDownMs,
    },
  );
  useEffect(() => {
    void readStoredScreen(getTvMenu.response).then((stored) => setLastMenu((now) => now ?? stored));
  }, []);
  const isLost = !useOnline() || reading.isError;
  return { menu: lastMenu?.data, lostSince: isLost ? (lastMenu?.seenAt ?? startedAt) : undefined };
}
