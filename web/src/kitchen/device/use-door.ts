import { devicePaths } from '@thali/shared/site/kitchen-path';
import { lazy, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { retryUntilLoaded } from '../../lib/loading/retry-until-loaded.ts';
import { storedDevice, useStoredDevice } from './stored-device.ts';

/** Loaded on demand: a device needs it once. */
export const LazyEnroll = lazy(retryUntilLoaded(() => import('./enroll.tsx')));

/** The device of this browser, or the code in the address. */
export function useDoor() {
  const device = useStoredDevice();
  const [, navigate] = useLocation();
  const [code, setCode] = useState(codeInAddress);
  const wasDevice = useRef(false);
  if (device) wasDevice.current = true;
  return {
    device,
    code,
    /** The mess removed this device while the page was open. */
    wasRemoved: wasDevice.current && !device,
    /** Goes to the screen for the kind of the device. */
    onDone() {
      navigate(devicePaths[storedDevice.get()?.kind ?? 'kitchen'], { replace: true });
      setCode(undefined);
    },
  };
}

function codeInAddress(): string | undefined {
  return new URLSearchParams(location.search).get('code') ?? undefined;
}

/** The name of the site: the mess on its own host, else Thali. */
export function siteName(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]');
  return meta?.content || 'Thali';
}
