import { useMutation } from '@tanstack/react-query';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { ApiError } from '../../../lib/api/api-error.ts';
import { showFailure } from '../../../lib/api/show-failure.ts';
import { ConfirmDialog } from '../../../lib/ui/confirm-dialog.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { deleteItem } from '../menu-items.ts';
import { useMenuCache } from '../use-menu-cache.ts';

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
      text="It will be removed from your menu. Orders already placed keep it. To hide it for a while, make it unavailable instead."
      confirmLabel="Delete Item"
      tone="danger"
      isBusy={remove.isPending}
      busyLabel="Deleting..."
    />
  );
}

function useDeleteItem(vendorId: string) {
  const cache = useMenuCache(vendorId);
  return useMutation({
    mutationFn: async ({ id }: MenuItem) => {
      await deleteItem(vendorId, id).catch((error: unknown) => {
        // Another device has deleted the dish already.
        if (!(error instanceof ApiError && error.code === 'MENU_ITEM_NOT_FOUND')) throw error;
      });
    },
    onSuccess: async (_, { id, name }) => {
      await cache.dropItem(id);
      showToast({ kind: 'success', title: `${name} deleted` });
    },
    onError: (error) => {
      showFailure('Failed to delete menu item', error);
      void cache.refetch();
    },
  });
}
