import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { ConfirmDialog } from '../../../lib/ui/confirm-dialog.tsx';
import { useDeleteItem } from '../use-delete-item.ts';

interface DeleteItemDialogProps {
  vendorId: string;
  item: MenuItem;
  onClose: () => void;
}

export function DeleteItemDialog({ vendorId, item, onClose }: DeleteItemDialogProps) {
  const remove = useDeleteItem(vendorId);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => remove.mutate(item, { onSettled: onClose })}
      title={`Delete ${item.name}?`}
      text="It disappears from your menu. Orders that were placed keep it. To take it off for a while, switch it to unavailable instead."
      confirmLabel="Delete Item"
      tone="danger"
      isBusy={remove.isPending}
      busyLabel="Deleting..."
    />
  );
}
