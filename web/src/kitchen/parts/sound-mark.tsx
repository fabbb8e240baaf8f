import { BellOff, Volume2 } from 'lucide-react';
import { useObservable } from '../../lib/state/observable.ts';
import { Button } from '../../lib/ui/button.tsx';
import { isSoundOn, pageBell } from '../../orders/alarm/bell.ts';
import * as texts from '../controls-texts.ts';

/** Whether the sound is off, or blocked by the browser. */
function useIsSilent(): boolean {
  const isOn = useObservable(isSoundOn);
  const isBlocked = useObservable(pageBell().isBlocked);
  return !isOn || isBlocked;
}

/**
 * Says that the sound is on.
 * @param isBrief  shows only the icon on a phone
 */
export function SoundMark({ isBrief = false }: { isBrief?: boolean }) {
  if (useIsSilent()) return null;
  return (
    <span className="inline-flex items-center gap-1 text-sm font-semibold text-ink-soft">
      <Volume2 size={16} />{' '}
      <span className={isBrief ? 'max-sm:sr-only' : undefined}>{texts.soundOn}</span>
    </span>
  );
}

/** A button to turn on the sound. Renders nothing if the sound is on. */
export function SoundButton() {
  if (!useIsSilent()) return null;
  return (
    <Button
      variant="danger"
      size="small"
      icon={<BellOff size={20} className="shrink-0" />}
      onClick={() => {
        isSoundOn.set(true);
        pageBell().unlock();
      }}
      className="leading-tight"
    >
      <span className="max-sm:sr-only">{texts.turnOnSound}</span>
    </Button>
  );
}
