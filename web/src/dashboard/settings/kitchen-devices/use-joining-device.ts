import { deviceCodeMinutes } from '@thali/shared/kitchen/device-code';
import { useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { type Device, useKitchenDevices } from './use-kitchen-devices.ts';

const pollMs = 3000;

/**
 * Reads the kitchen's devices, and finds the device that joins with a code. The code works for some minutes after its
 * dialog closes, so a toast reports a device that joins then. Rule: kitchen-11
 * @param isCodeShown  whether the dialog with the code is open
 */
export function useJoiningDevice(vendorId: string, isCodeShown: boolean) {
  const [knownIds, setKnownIds] = useState<readonly string[]>();
  const reading = useKitchenDevices(vendorId, knownIds && pollMs);
  const { data: devices } = reading;
  const joinedDevice = knownIds && devices?.find(({ id }) => !knownIds.includes(id));
  const stopWaiting = () => setKnownIds(undefined);

  // The devices before the code was shown.
  if (isCodeShown && devices && !knownIds) setKnownIds(devices.map(({ id }) => id));

  const report = useEffectEvent((device: Device) => {
    showToast({
      kind: 'info',
      title: `${device.name} has joined`,
      description: 'Is it not yours? Remove it below.',
    });
    stopWaiting();
  });
  useEffect(() => {
    if (joinedDevice && !isCodeShown) report(joinedDevice);
  }, [joinedDevice, isCodeShown]);

  const isWaiting = !isCodeShown && knownIds !== undefined;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setKnownIds(undefined), deviceCodeMinutes * 60_000);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  return { reading, joined: joinedDevice, stop: stopWaiting };
}
