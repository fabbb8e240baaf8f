import { useRef } from 'react';
import { useLiveRoom } from '../../lib/live/use-live-room.ts';
import { usePollWhileDown } from '../../lib/live/use-poll-while-down.ts';
import { isKept } from '../../lib/offline/kept-since.ts';
import { MenuAgeBanner } from '../../lib/offline/menu-age-banner.tsx';

interface MenuCompanionProps {
  vendorId: string;
  /** Of the menu on screen. */
  menuVersion: string;
  /** When it came from the server, in epoch milliseconds. */
  seenAt: number;
  /** The kitchen has changed its menu. */
  onChanged: (menuVersion: string) => void;
  onPoll: () => void;
}

/** What goes on beside the menu: it listens to the kitchen, and tells when there is no network. */
export default function MenuCompanion(props: MenuCompanionProps) {
  const { vendorId, menuVersion, seenAt, onChanged, onPoll } = props;
  // A frame may come twice.
  const heardOf = useRef<string>(undefined);
  const compare = (version: string | undefined) => {
    if (version && version !== menuVersion) onChanged(version);
  };
  const link = useLiveRoom({
    room: `vendor:${vendorId}`,
    proof: async () => ({ token: null }),
    onEvent(event) {
      if (event.event !== 'menu:update' || event.data.menuVersion === heardOf.current) return;
      heardOf.current = event.data.menuVersion;
      compare(event.data.menuVersion);
    },
    // What was changed before the link was there: the document may be a minute old.
    onJoined(version) {
      compare(version);
      if (isKept(seenAt)) onPoll();
    },
  });
  usePollWhileDown(link, true, onPoll);
  return <MenuAgeBanner seenAt={seenAt} stillWorks="You can still fill your cart." />;
}
