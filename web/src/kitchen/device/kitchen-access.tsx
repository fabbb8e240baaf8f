import { boardPath } from '@thali/shared/site/kitchen-path';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { signInPath } from '../../account/session/sign-in-path.ts';
import { useSession } from '../../account/session/use-session.ts';
import { hasSession } from '../../lib/session/stored-session.ts';
import { PageLoading } from '../../lib/ui/page-loading.tsx';
import { useKeepAwake } from '../../lib/ui/use-keep-awake.ts';
import { usePageTitle } from '../../lib/ui/use-page-title.ts';
import { KitchenScreen } from '../kitchen-screen.tsx';
import * as texts from './device-texts.ts';
import { Keypad } from './person/keypad.tsx';
import { useHeartbeat } from './report-device.ts';
import { RingNotice } from './ring-notice.tsx';
import { LazyEnroll, siteName, useDeviceAccess } from './use-device-access.ts';

/** Opens the kitchen for enrolled devices and signed-in staff. Otherwise, enrols the device with a code. */
export default function KitchenAccess() {
  const { device, code, wasRemoved, onDone } = useDeviceAccess();
  const session = useSession();
  const [hadSession] = useState(hasSession);
  usePageTitle(texts.kitchenOf(siteName()));

  const isStaff = session.status === 'signed-in' && session.user.role === 'vendor';
  if (device === undefined || (!device && session.status === 'loading')) return <PageLoading />;
  // If the session of staff has ended, they sign in again and return.
  if (
    code === undefined &&
    !device &&
    !wasRemoved &&
    hadSession &&
    session.status === 'signed-out'
  ) {
    return <Redirect to={signInPath('/kitchen', 'vendor')} replace />;
  }
  if (code !== undefined || (!device && !isStaff)) {
    return <LazyEnroll screen="kitchen" code={code} wasRemoved={wasRemoved} onDone={onDone} />;
  }
  if (device?.kind === 'board') return <Redirect to={boardPath} replace />;
  // The key resets the screen when the device or person changes.
  return <OpenKitchen key={device?.deviceId ?? 'staff'} />;
}

function OpenKitchen() {
  useHeartbeat();
  useKeepAwake();
  return (
    <>
      <KitchenScreen />
      <RingNotice />
      <Keypad />
    </>
  );
}
