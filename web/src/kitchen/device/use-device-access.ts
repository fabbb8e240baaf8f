import { devicePaths } from '@thali/shared/site/kitchen-path';
import { lazy, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { retryUntilLoaded } from '../../lib/loading/retry-until-loaded.ts';
import { storedDevice, useStoredDevice } from './stored-device.ts';

/** Loads on demand, because a device is enrolled only once. */
export const LazyEnroll = lazy(retryUntilLoaded(() => import('./enroll.tsx')));

/** Tells kitchen and board whether to open, or to enrol the device first. */
export function useDeviceAccess() {
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
    /** Opens the screen for the kind of the device. */
    onDone() {
      navigate(devicePaths[storedDevice.get()?.kind ?? 'kitchen'], { replace: true });
      setCode(undefined);
    },
  };
}

function codeInAddress(): string | undefined {
  return new URLSearchParams(location.search).get('code') ?? undefined;
}

/** The name of the site: on a mess's own host, the name of the mess. */
export function siteName(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]');
  return meta?.content || 'Thali';
}
