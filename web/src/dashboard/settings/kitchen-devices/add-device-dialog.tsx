import { formatDeviceCode } from '@thali/shared/kitchen/device-code';
import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { QrPicture } from '../../../lib/ui/qr/qr-picture.tsx';
import { countdownText } from './device-texts.ts';
import { type Device, useRequestDeviceCode } from './use-kitchen-devices.ts';

/** A kind of device, or a board that shows the menu. */
export type NewScreen = Device['kind'] | 'menu';

interface AddDeviceDialogProps {
  vendorId: string;
  screen: NewScreen;
  /** The device that has joined since the dialog opened. */
  newDevice: Device | undefined;
  onClose: () => void;
}

const textsOf = {
  kitchen: {
    title: 'Add a device',
    description: 'Scan this with the camera of the tablet or phone.',
    isIn: 'The device is connected',
    shows: 'shows the kitchen now.',
  },
  counter: {
    title: 'Add a counter',
    description: 'For the tablet or computer that sells. Scan this there, or type the code.',
    isIn: 'The counter is connected',
    shows: 'can sell now.',
  },
  board: {
    title: 'Add a board',
    description: 'For a TV or tablet where guests wait. Scan this there, or type the code.',
    isIn: 'The board is connected',
    shows: 'is the ready board now.',
  },
  menu: {
    title: 'Add a menu TV',
    description: 'For a TV or tablet that shows the menu. Scan this there, or type the code.',
    isIn: 'The TV is connected',
    shows: 'shows the menu now.',
  },
} as const;

/** Shows a code to scan, and says when the new device appears. Rule: kitchen-11 */
export function AddDeviceDialog({ vendorId, screen, newDevice, onClose }: AddDeviceDialogProps) {
  const { data: code, error, isPending, mutate } = useRequestDeviceCode(vendorId, screen);
  const texts = textsOf[screen];
  const requestCode = useEffectEvent(() => mutate());
  useEffect(() => requestCode(), []);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={newDevice ? texts.isIn : texts.title}
      description={newDevice ? undefined : texts.description}
      size="small"
    >
      <div role="status" className="flex flex-col gap-4">
        {newDevice ? (
          <p className="flex items-center gap-3 text-lg">
            <CircleCheck size={32} className="shrink-0 text-leaf" />
            {newDevice.name} {texts.shows}
          </p>
        ) : (
          <DeviceCodePanel
            code={code}
            failure={error ? failureText(error, 'Could not make a code.') : undefined}
            isBusy={isPending}
            onRenew={() => mutate()}
          />
        )}
        <Button variant={newDevice ? 'primary' : 'secondary'} isFullWidth onClick={onClose}>
          {newDevice ? 'Done' : 'Cancel'}
        </Button>
      </div>
    </Dialog>
  );
}

interface DeviceCodePanelProps {
  /** Absent while it loads. */
  code:
    | { code: string; enrollUrl: string; isMenu: boolean; picture: string; endsAt: Date }
    | undefined;
  failure: string | undefined;
  isBusy: boolean;
  onRenew: () => void;
}

/** The code as a picture, as text for devices without a camera, and its remaining time. */
function DeviceCodePanel({ code, failure, isBusy, onRenew }: DeviceCodePanelProps) {
  const now = useNow(1000);
  const isExpired = code !== undefined && now >= code.endsAt;
  if (failure || isExpired) {
    return (
      <>
        <FormFailure text={failure ?? 'This code has expired.'} />
        <Button isFullWidth isBusy={isBusy} onClick={onRenew}>
          New Code
        </Button>
      </>
    );
  }
  return (
    <>
      <QrPicture image={code?.picture} name="QR code that connects one device" />
      {code && (
        <div className="text-center text-sm text-ink-soft">
          <p>
            No camera? Open{' '}
            <b className="text-ink wrap-anywhere">
              {new URL(code.enrollUrl).host}
              {new URL(code.enrollUrl).pathname}
              {code.isMenu && '?view=menu'}
            </b>{' '}
            and type
          </p>
          <p className="my-1 text-xl font-bold tracking-wider text-ink tabular-nums">
            {formatDeviceCode(code.code)}
          </p>
          {/* Hidden from screen readers, because the text changes every second. */}
          <p aria-hidden="true" className="tabular-nums">
            Works once. Expires in {countdownText(code.endsAt, now)}.
          </p>
        </div>
      )}
    </>
  );
}
