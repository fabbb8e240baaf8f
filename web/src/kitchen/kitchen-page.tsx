import { useSession } from '../account/session/use-session.ts';
import { FullScreenButton } from './device/full-screen-button.tsx';
import { useHeartbeat } from './device/use-heartbeat.ts';
import { useKeepAwake } from './device/use-keep-awake.ts';
import { useKitchenRoom } from './device/use-kitchen-room.ts';
import { useStoredDevice } from './device/use-stored-device.ts';

/** Whose kitchen it is, and whether the link to it stands. */
export default function KitchenPage() {
  const device = useStoredDevice();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  useHeartbeat();
  useKeepAwake();
  const link = useKitchenRoom({
    vendorId: device?.vendorId ?? user?.vendorId ?? undefined,
    onEvent: () => undefined,
  });
  return (
    <main className="flex min-h-dvh flex-col p-4">
      <header className="flex items-center justify-between">
        <h1 className="font-display text-2xl font-bold">Kitchen</h1>
        <FullScreenButton />
      </header>
      <p role="status" className="m-auto text-xl">
        {device?.name ?? user?.name}: {link === 'live' ? 'Live' : 'Connecting...'}
      </p>
    </main>
  );
}
