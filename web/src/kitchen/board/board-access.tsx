import { PageLoading } from '../../lib/ui/page-loading.tsx';
import { usePageTitle } from '../../lib/ui/use-page-title.ts';
import { useHeartbeat } from '../device/report-device.ts';
import { RingNotice } from '../device/ring-notice.tsx';
import type { StoredDevice } from '../device/stored-device.ts';
import { LazyEnroll, siteName, useDeviceAccess } from '../device/use-device-access.ts';
import { useKeepAwake } from '../device/use-keep-awake.ts';
import { BoardPage } from './board-page.tsx';

/** Opens the ready board on an enrolled screen. Otherwise, enrols the screen with a code. Rule: board-1 */
export default function BoardAccess() {
  const { device, code, wasRemoved, onDone } = useDeviceAccess();
  usePageTitle(`Ready board · ${siteName()}`);
  if (device === undefined) return <PageLoading />;
  if (code !== undefined || device?.kind !== 'board') {
    return <LazyEnroll kind="board" code={code} wasRemoved={wasRemoved} onDone={onDone} />;
  }
  return <OpenBoard key={device.deviceId} device={device} />;
}

function OpenBoard({ device }: { device: StoredDevice }) {
  useHeartbeat();
  useKeepAwake();
  return (
    <>
      <BoardPage device={device} />
      <RingNotice />
    </>
  );
}
