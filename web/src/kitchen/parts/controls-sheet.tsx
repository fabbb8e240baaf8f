import { CookingPot, History, ScanLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useObservable } from '../../lib/state/observable.ts';
import { Button } from '../../lib/ui/button.tsx';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { Sheet } from '../../lib/ui/sheet.tsx';
import { Switch } from '../../lib/ui/switch.tsx';
import { isSoundOn, pageBell } from '../../orders/alarm/bell.ts';
import { ReadyDefault } from '../../orders/staff/ready-time.tsx';
import { hasCompactTickets } from '../compact-tickets.ts';
import * as texts from '../controls-texts.ts';
import { DeviceLanguage } from '../device/device-language.tsx';
import { UnlockButton } from '../device/person/person-mark.tsx';
import { useStoredDevice } from '../device/stored-device.ts';
import { isVibrationOn, isVoiceOn } from '../use-alarm.ts';
import { lacksVoice, speak } from '../voice.ts';

interface ControlsSheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** Opens the list of the last handed-over orders. */
  onHandedOver: () => void;
  /** The switch for notifications while the screen is closed. */
  alarm: ReactNode;
  /** The printer of this device. */
  printer: ReactNode;
  /** Whether the mess has meal passes, so that this device can scan their codes. */
  hasPasses: boolean;
  /** Opens the pots; undefined if the mess records none. */
  onPots: (() => void) | undefined;
  /** The controls for the whole mess. */
  children?: ReactNode;
}

export function ControlsSheet(props: ControlsSheetProps) {
  const { isOpen, onClose, onHandedOver, alarm, printer, hasPasses, onPots, children } = props;
  const device = useStoredDevice();
  const isCompact = useObservable(hasCompactTickets);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={texts.controls}>
      <div className="flex flex-col gap-6">
        <div>
          <h3 className="sr-only">{texts.rush}</h3>
          {children}
        </div>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          icon={<History size={22} />}
          onClick={onHandedOver}
        >
          {texts.lastHandedOver}
        </Button>
        {onPots && (
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            icon={<CookingPot size={22} />}
            onClick={onPots}
          >
            {texts.pots}
          </Button>
        )}
        {hasPasses && (
          <a href="/kitchen?view=scan" className={buttonClass({ variant: 'secondary' })}>
            <ScanLine size={22} />
            {texts.scanPasses}
          </a>
        )}
        <section aria-label={texts.thisDevice} className="flex flex-col gap-2">
          <h3 className="text-lg font-bold">{device?.name ?? texts.thisDevice}</h3>
          {device && <UnlockButton />}
          <DeviceLanguage />
          <AlarmSwitches />
          <Switch
            label={texts.compactTickets}
            description={texts.compactHint}
            isOn={isCompact}
            onChange={hasCompactTickets.set}
          />
          {alarm}
          <p className="flex flex-wrap items-center justify-between gap-3 pt-1 font-semibold">
            {texts.usualReadyTime}
            <ReadyDefault />
          </p>
        </section>
        {printer}
      </div>
    </Sheet>
  );
}

/** The switches for how this device announces new orders. */
function AlarmSwitches() {
  const hasSound = useObservable(isSoundOn);
  const isShaking = useObservable(isVibrationOn);
  const isSpeaking = useObservable(isVoiceOn);
  return (
    <>
      <Switch
        label={texts.sound}
        description={texts.soundHint}
        isOn={hasSound}
        onChange={isSoundOn.set}
      />
      {'vibrate' in navigator && (
        <Switch label={texts.vibration} isOn={isShaking} onChange={isVibrationOn.set} />
      )}
      {'speechSynthesis' in globalThis && (
        <Switch
          label={texts.readAloud}
          description={lacksVoice() ? texts.noVoice : undefined}
          isOn={isSpeaking}
          onChange={(isOn) => {
            isVoiceOn.set(isOn);
            // Speaks at once, because browsers allow speech only after a press has started it.
            if (isOn) speak(texts.ordersAreRead);
          }}
        />
      )}
      <Button variant="secondary" onClick={() => pageBell().ringOnce()}>
        {texts.testSound}
      </Button>
    </>
  );
}
