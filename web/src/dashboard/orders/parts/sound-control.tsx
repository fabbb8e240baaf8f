import { BellPlus, Volume2, VolumeX } from 'lucide-react';
import { useObservable } from '../../../lib/state/observable.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Chip } from '../../../lib/ui/chip.tsx';
import { isSoundOn, pageBell } from '../../../orders/alarm/bell.ts';
import { noticePermission, requestNoticePermission } from '../../../orders/alarm/notices.ts';

/** Buttons for the bell: turn it on or off, test it, and allow notifications. */
export function SoundControl() {
  const isOn = useObservable(isSoundOn);
  const isBlocked = useObservable(pageBell().isBlocked);
  const permission = useObservable(noticePermission);
  // The bar above the orders has the button for a blocked sound.
  if (isOn && isBlocked) return null;
  return (
    <div className="flex items-center gap-1">
      <Chip
        isSelected={isOn}
        icon={isOn ? <Volume2 size={18} /> : <VolumeX size={18} />}
        onClick={() => isSoundOn.set(!isOn)}
      >
        <span>
          Sound<span aria-hidden="true"> {isOn ? 'on' : 'off'}</span>
        </span>
      </Chip>
      <Button variant="quiet" size="small" onClick={() => pageBell().ringOnce()}>
        <span>
          Test<span className="max-sm:sr-only"> Sound</span>
        </span>
      </Button>
      {permission === 'default' && (
        <Button
          variant="quiet"
          size="small"
          icon={<BellPlus size={18} />}
          onClick={() => void requestNoticePermission()}
        >
          <span className="max-sm:sr-only">Notify in Background</span>
        </Button>
      )}
    </div>
  );
}
