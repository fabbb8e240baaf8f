import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { DeviceCodePanel } from './device-code-panel.tsx';
import { type Device, useDeviceCode, useKitchenDevices } from './use-kitchen-devices.ts';

interface AddDeviceDialogProps {
  vendorId: string;
  kind: Device['kind'];
  onClose: () => void;
}

const textsOf = {
  kitchen: {
    title: 'Add a device',
    description: 'Scan this with the camera of the tablet or phone.',
    isIn: 'The device is in',
    shows: 'shows the kitchen now.',
  },
  board: {
    title: 'Add a board',
    description: 'For a TV or tablet where guests wait. Scan this there, or type the code.',
    isIn: 'The board is in',
    shows: 'is the ready board now.',
  },
} as const;

/** A code to scan; it closes the circle itself, by the device that comes in. Rule: kitchen-11 */
export function AddDeviceDialog({ vendorId, kind, onClose }: AddDeviceDialogProps) {
  const { data: code, error, isPending, mutate } = useDeviceCode(vendorId, kind);
  const texts = textsOf[kind];
  const { data: devices } = useKitchenDevices(vendorId, 3000);
  // Those that there were when the list was first seen here.
  const [known, setKnown] = useState(devices);
  if (!known && devices) setKnown(devices);
  const newcomer = known && devices?.find(({ id }) => !known.some((old) => old.id === id));
  const ask = useEffectEvent(() => mutate());
  useEffect(() => ask(), []);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={newcomer ? texts.isIn : texts.title}
      description={newcomer ? undefined : texts.description}
      size="small"
    >
      <div role="status" className="flex flex-col gap-4">
        {newcomer ? (
          <p className="flex items-center gap-3 text-lg">
            <CircleCheck size={32} className="shrink-0 text-leaf" />
            {newcomer.name} {texts.shows}
          </p>
        ) : (
          <DeviceCodePanel
            code={code}
            failure={error ? failureText(error, 'Could not make a code.') : undefined}
            isBusy={isPending}
            onRenew={() => mutate()}
          />
        )}
        <Button variant={newcomer ? 'primary' : 'secondary'} isFullWidth onClick={onClose}>
          {newcomer ? 'Done' : 'Cancel'}
        </Button>
      </div>
    </Dialog>
  );
}
