import { devicePaths } from '@thali/shared/site/kitchen-path';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { storedDevice, useStoredDevice } from './stored-device.ts';

/** What opens a screen of devices: this browser's device, or the code in its address. */
export function useDoor() {
  const device = useStoredDevice();
  const [, navigate] = useLocation();
  const [code, setCode] = useState(codeInAddress);
  const wasDevice = useRef(false);
  if (device) wasDevice.current = true;
  return {
    device,
    code,
    /** It was a device until a moment ago. */
    wasRemoved: wasDevice.current && !device,
    /** Leads to the screen that the device is for, whichever page took its code. */
    onIn() {
      navigate(devicePaths[storedDevice.get()?.kind ?? 'kitchen'], { replace: true });
      setCode(undefined);
    },
  };
}

function codeInAddress(): string | undefined {
  return new URLSearchParams(location.search).get('code') ?? undefined;
}

/** The mess on its own host, else the platform. */
export function siteName(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]');
  return meta?.content || 'Thali';
}
