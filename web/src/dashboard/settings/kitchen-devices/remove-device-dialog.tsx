import { ConfirmDialog } from '../../../lib/ui/confirm-dialog.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { type Device, useRemoveDevice } from './use-kitchen-devices.ts';

interface RemoveDeviceDialogProps {
  vendorId: string;
  /** Undefined: nothing is asked. */
  device: Device | undefined;
  onClose: () => void;
}

export function RemoveDeviceDialog({ vendorId, device, onClose }: RemoveDeviceDialogProps) {
  const remove = useRemoveDevice(vendorId);

  function confirm() {
    if (!device) return;
    remove.mutate(device, {
      onSuccess: () => showToast({ kind: 'success', title: `${device.name} was removed` }),
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      isOpen={device !== undefined}
      onClose={onClose}
      onConfirm={confirm}
      title={`Remove ${device?.name}?`}
      text="It stops showing orders at once. A new code lets it in again."
      confirmLabel="Remove Device"
      tone="danger"
      isBusy={remove.isPending}
      busyLabel="Removing..."
    />
  );
}
