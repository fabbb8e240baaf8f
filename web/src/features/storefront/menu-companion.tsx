import { useLiveRoom } from '../../live/use-live-room.ts';
import { usePollWhileDown } from '../../live/use-poll-while-down.ts';
import { OfflineBanner } from '../../ui/offline-banner.tsx';

interface MenuCompanionProps {
  vendorId: string;
  /** Of the menu on screen. */
  menuVersion: string;
  /** The kitchen has changed its menu. */
  onChanged: (menuVersion: string) => void;
  /** Something may have been missed. */
  onMissed: () => void;
  onPoll: () => void;
}

/** What goes on beside the menu: it listens to the kitchen, and tells when there is no network. */
export default function MenuCompanion(props: MenuCompanionProps) {
  const { vendorId, menuVersion, onChanged, onMissed, onPoll } = props;
  const link = useLiveRoom({
    room: `vendor:${vendorId}`,
    proof: async () => ({ token: null }),
    onEvent(event) {
      if (event.event === 'menu:update' && event.data.menuVersion !== menuVersion) {
        onChanged(event.data.menuVersion);
      }
    },
    onRejoined: onMissed,
  });
  usePollWhileDown(link, true, onPoll);
  return <OfflineBanner stillWorks="You can look at the menu and fill your cart." />;
}
