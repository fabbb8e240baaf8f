import { ConfirmDialog } from '../../../lib/ui/confirm-dialog.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { settingNotUpdated } from '../setting-toasts.ts';
import { useRemoveKeys } from './use-payment-settings.ts';

interface RemoveKeysDialogProps {
  vendorId: string;
  isOpen: boolean;
  onClose: () => void;
}

export function RemoveKeysDialog({ vendorId, isOpen, onClose }: RemoveKeysDialogProps) {
  const { mutate, isPending } = useRemoveKeys(vendorId);
  const remove = () =>
    mutate(undefined, {
      onSuccess: () => showToast({ kind: 'success', title: 'Keys removed' }),
      onError: () => showToast(settingNotUpdated),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={remove}
      title="Remove these keys?"
      text="Guests can no longer pay online. For 180 days Thali can still give back what was paid with them, so please keep the key at Razorpay until then."
      confirmLabel="Remove Keys"
      tone="danger"
      isBusy={isPending}
      busyLabel="Removing..."
    />
  );
}
