import { useRef, useState } from 'react';
import { Redirect } from 'wouter';
import { signInPath } from '../../account/session/sign-in-path.ts';
import { hasSession } from '../../account/session/stored-session.ts';
import { useSession } from '../../account/session/use-session.ts';
import { PageLoading } from '../../lib/ui/page-loading.tsx';
import { usePageTitle } from '../../lib/ui/use-page-title.ts';
import KitchenPage from '../kitchen-page.tsx';
import { Enroll } from './enroll.tsx';
import { RingNotice } from './ring-notice.tsx';
import { useHeartbeat } from './use-heartbeat.ts';
import { useKeepAwake } from './use-keep-awake.ts';
import { useStoredDevice } from './use-stored-device.ts';

/** The way into the kitchen: for its devices, for signed-in staff, and for people with a code. */
export default function KitchenDoor() {
  const device = useStoredDevice();
  const session = useSession();
  const [code, setCode] = useState(codeInAddress);
  const [hadSession] = useState(hasSession);
  const wasDevice = useRef(false);
  if (device) wasDevice.current = true;
  usePageTitle(`Kitchen · ${siteName()}`);

  const isStaff = session.status === 'signed-in' && session.user.role === 'vendor';
  if (device === undefined || (!device && session.status === 'loading')) return <PageLoading />;
  // Staff whose session has ended need no code: they sign in and come back.
  if (code === undefined && !wasDevice.current && hadSession && session.status === 'signed-out') {
    return <Redirect to={signInPath('/kitchen', 'vendor')} replace />;
  }
  if (code !== undefined || (!device && !isStaff)) {
    return (
      <Enroll
        code={code}
        wasRemoved={wasDevice.current && !device}
        onIn={() => {
          history.replaceState(history.state, '', location.pathname);
          setCode(undefined);
        }}
      />
    );
  }
  // The next device or person begins with nothing of the one before.
  return <OpenKitchen key={device?.deviceId ?? 'staff'} />;
}

function OpenKitchen() {
  useHeartbeat();
  useKeepAwake();
  return (
    <>
      <KitchenPage />
      <RingNotice />
    </>
  );
}

/** The mess on its own host, else the platform. */
function siteName(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]');
  return meta?.content || 'Thali';
}

function codeInAddress(): string | undefined {
  return new URLSearchParams(location.search).get('code') ?? undefined;
}
