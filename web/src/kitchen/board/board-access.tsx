import { boardPath } from '@thali/shared/site/kitchen-path';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { retryUntilLoaded } from '../../lib/loading/retry-until-loaded.ts';
import { useObservable } from '../../lib/state/observable.ts';
import { PageLoading } from '../../lib/ui/page-loading.tsx';
import { useKeepAwake } from '../../lib/ui/use-keep-awake.ts';
import { usePageTitle } from '../../lib/ui/use-page-title.ts';
import { useHeartbeat } from '../device/report-device.ts';
import { RingNotice } from '../device/ring-notice.tsx';
import type { StoredDevice } from '../device/stored-device.ts';
import { LazyEnroll, siteName, useDeviceAccess } from '../device/use-device-access.ts';
import { BoardPage } from './board-page.tsx';
import { boardSettings } from './board-settings.ts';
import * as texts from './controls-texts.ts';

const LazyTvMenu = lazy(retryUntilLoaded(() => import('./tv/tv-menu-page.tsx')));

/** Opens the ready board on an enrolled screen. Otherwise, enrols the screen with a code. Rule: board-1 */
export default function BoardAccess() {
  const { device, code, wasRemoved, onDone } = useDeviceAccess();
  const { view } = useObservable(boardSettings);
  useViewInAddress();
  usePageTitle(texts.boardOf(siteName()));
  if (device === undefined) return <PageLoading />;
  if (code !== undefined || device?.kind !== 'board') {
    const screen = view === 'menu' ? 'menu' : 'board';
    return <LazyEnroll screen={screen} code={code} wasRemoved={wasRemoved} onDone={onDone} />;
  }
  return <OpenBoard key={device.deviceId} device={device} />;
}

function OpenBoard({ device }: { device: StoredDevice }) {
  const { view } = useObservable(boardSettings);
  useHeartbeat();
  useKeepAwake();
  return (
    <>
      {view === 'menu' ? (
        <Suspense fallback={<PageLoading />}>
          <LazyTvMenu device={device} />
        </Suspense>
      ) : (
        <BoardPage device={device} />
      )}
      <RingNotice />
    </>
  );
}

/** `/board?view=menu` shows the menu on this screen from now on. Rule: board-9 */
function useViewInAddress(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (query.get('view') !== 'menu') return;
    boardSettings.set({ ...boardSettings.get(), view: 'menu' });
    query.delete('view');
    navigate(`${boardPath}?${query}`.replace(/\?$/, ''), { replace: true });
  }, [navigate]);
}
