import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { requiredAccessToken } from '../../account/session/current-access-token.ts';
import { useLiveRoom } from '../../lib/live/use-live-room.ts';
import { usePollWhileDown } from '../../lib/live/use-poll-while-down.ts';
import { refetchMenu } from './menu-keys.ts';

/** One fetch for a row of changes that come close together. */
const gatherMs = 200;

/** Follows the vendor's room: what other staff and other devices change is fetched. */
export function useLiveMenu(vendorId: string): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refetch = () => void refetchMenu(client, vendorId);

  function refetchSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(refetch, gatherMs);
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  const link = useLiveRoom({
    room: `vendor:${vendorId}`,
    proof: async () => ({ token: await requiredAccessToken() }),
    onEvent: ({ event }) => {
      if (event === 'menu:update') refetchSoon();
    },
    onJoined: refetch,
  });
  usePollWhileDown(link, true, refetch);
}
