import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { DeviceCodePanel } from './device-code-panel.tsx';
import { useDeviceCode, useKitchenDevices } from './use-kitchen-devices.ts';

/** A code to scan; it closes the circle itself, by the device that comes in. Rule: kitchen-11 */
export function AddDeviceDialog({ vendorId, onClose }: { vendorId: string; onClose: () => void }) {
  const { data: code, error, isPending, mutate } = useDeviceCode(vendorId);
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
      title={newcomer ? 'The device is in' : 'Add a device'}
      description={newcomer ? undefined : 'Scan this with the camera of the tablet or phone.'}
      size="small"
    >
      <div role="status" className="flex flex-col gap-4">
        {newcomer ? (
          <p className="flex items-center gap-3 text-lg">
            <CircleCheck size={32} aria-hidden="true" className="shrink-0 text-leaf" />
            {newcomer.name} shows the kitchen now.
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
