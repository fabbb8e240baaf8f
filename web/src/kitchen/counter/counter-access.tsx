import { counterPath, devicePaths } from '@thali/shared/site/kitchen-path';
import { Redirect } from 'wouter';
import { signInPath } from '../../account/session/sign-in-path.ts';
import { useSession } from '../../account/session/use-session.ts';
import { PageLoading } from '../../lib/ui/page-loading.tsx';
import { useKeepAwake } from '../../lib/ui/use-keep-awake.ts';
import { usePageTitle } from '../../lib/ui/use-page-title.ts';
import { Keypad } from '../device/person/keypad.tsx';
import { useHeartbeat } from '../device/report-device.ts';
import { RingNotice } from '../device/ring-notice.tsx';
import { LazyEnroll, siteName, useDeviceAccess } from '../device/use-device-access.ts';
import { CounterPage } from './counter-page.tsx';
import * as texts from './counter-texts.ts';
import { GuestScreen } from './guest-screen.tsx';

/** Opens the counter for its devices and for signed-in staff. Otherwise, enrols the device with a code. Rule: counter-1 */
export default function CounterAccess() {
  const { device, code, wasRemoved, onDone } = useDeviceAccess();
  const session = useSession();
  usePageTitle(texts.counterOf(siteName()));
  if (isGuestScreen()) return <GuestScreen />;
  const isStaff = session.status === 'signed-in' && session.user.role === 'vendor';
  if (device === undefined || (!device && session.status === 'loading')) return <PageLoading />;
  if (code === undefined && !device && !wasRemoved && session.status === 'signed-out') {
    return <Redirect to={signInPath(counterPath, 'vendor')} replace />;
  }
  if (code !== undefined || (!device && !isStaff)) {
    return <LazyEnroll screen="counter" code={code} wasRemoved={wasRemoved} onDone={onDone} />;
  }
  const kind = device?.kind ?? 'kitchen';
  if (device && kind !== 'counter') return <Redirect to={devicePaths[kind]} replace />;
  // The key resets the screen when the device or person changes.
  return <OpenCounter key={device?.deviceId ?? 'staff'} />;
}

/** `/counter?view=guest` is the second screen, for the guest. */
function isGuestScreen(): boolean {
  return new URLSearchParams(location.search).get('view') === 'guest';
}

function OpenCounter() {
  useHeartbeat();
  useKeepAwake();
  return (
    <>
      <CounterPage />
      <RingNotice />
      <Keypad />
    </>
  );
}
