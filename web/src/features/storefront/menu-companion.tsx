import { useLiveRoom } from '../../live/use-live-room.ts';
import { usePollWhileDown } from '../../live/use-poll-while-down.ts';
import { OfflineBanner } from '../../ui/offline-banner.tsx';

interface MenuCompanionProps {
  vendorId: string;
  /** Of the menu on screen. */
  menuVersion: string;
  /** The kitchen has changed its menu. */
  onChanged: (menuVersion: string) => void;
  onPoll: () => void;
}

/** What goes on beside the menu: it listens to the kitchen, and tells when there is no network. */
export default function MenuCompanion(props: MenuCompanionProps) {
  const { vendorId, menuVersion, onChanged, onPoll } = props;
  const compare = (version: string | undefined) => {
    if (version && version !== menuVersion) onChanged(version);
  };
  const link = useLiveRoom({
    room: `vendor:${vendorId}`,
    proof: async () => ({ token: null }),
    onEvent(event) {
      if (event.event === 'menu:update') compare(event.data.menuVersion);
    },
    // What was changed before the link was there: the document may be a minute old.
    onJoined: compare,
  });
  usePollWhileDown(link, true, onPoll);
  return <OfflineBanner stillWorks="You can look at the menu and fill your cart." />;
}
