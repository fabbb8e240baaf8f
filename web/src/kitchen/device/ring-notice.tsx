import { BellRing } from 'lucide-react';
import { useEffect } from 'react';
import { createObservable, useObservable } from '../../lib/state/observable.ts';
import { Button } from '../../lib/ui/button.tsx';
import { Dialog } from '../../lib/ui/dialog.tsx';
import { pageBell } from '../../orders/alarm/bell.ts';
import * as texts from './device-texts.ts';
import { useStoredDevice } from './stored-device.ts';

/** Whether the device rings because the owner is looking for it. */
const isRinging = createObservable(false);

export function startRing(): void {
  isRinging.set(true);
}

function endRing(): void {
  isRinging.set(false);
}

/** The ringing time of the device, long enough to walk around the kitchen. */
const maxRingMs = 30_000;

/** Rings when the owner is looking for this device, even if its sound is off. Rule: kitchen-13 */
export function RingNotice() {
  const isOn = useObservable(isRinging);
  const device = useStoredDevice();

  useEffect(() => {
    if (!isOn) return;
    const bell = pageBell();
    bell.ring();
    navigator.vibrate?.([400, 200, 400, 200, 400]);
    const timer = setTimeout(endRing, maxRingMs);
    return () => {
      clearTimeout(timer);
      bell.stop();
    };
  }, [isOn]);

  return (
    <Dialog isOpen={isOn} onClose={endRing} title={device?.name ?? texts.here} size="small">
      <div className="flex flex-col items-center gap-5 pb-2 text-center">
        <BellRing size={72} className="animate-pulse text-accent-ink" />
        <p className="text-lg text-ink-soft">{texts.someoneLooks}</p>
        <Button size="large" isFullWidth onClick={endRing} data-autofocus>
          {texts.hereItIs}
        </Button>
      </div>
    </Dialog>
  );
}
