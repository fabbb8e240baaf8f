import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { showFailure } from '../../../lib/api/show-failure.ts';
import { ConfirmDialog } from '../../../lib/ui/confirm-dialog.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { deleteItem } from '../menu-items.ts';
import { deleteGroup } from '../options/option-groups.ts';
import { useMenuCache } from '../use-menu-cache.ts';

const kinds = {
  item: {
    label: 'Delete Item',
    failed: 'Failed to delete menu item',
    missing: 'MENU_ITEM_NOT_FOUND',
    send: deleteItem,
    drop: 'dropItem',
  },
  group: {
    label: 'Delete Option Group',
    failed: 'Failed to delete options',
    missing: 'OPTION_GROUP_NOT_FOUND',
    send: deleteGroup,
    drop: 'dropGroup',
  },
} as const;

interface DeleteDialogProps {
  vendorId: string;
  kind: keyof typeof kinds;
  entry: { id: string; name: string };
  text: string;
  onClose: () => void;
}

/** Asks before deleting a dish or an option group. */
export function DeleteDialog({ vendorId, kind, entry, text, onClose }: DeleteDialogProps) {
  const { id, name } = entry;
  const { label, failed, missing, send, drop } = kinds[kind];
  const cache = useMenuCache(vendorId);
  const remove = useMutation({
    mutationFn: () =>
      send(vendorId, id).catch((error: unknown) => {
        // Another device may have deleted the entry already, which is no failure.
        if (!(error instanceof ApiError && error.code === missing)) throw error;
      }),
    onSuccess: async () => {
      await cache[drop](id);
      showToast({ kind: 'success', title: `${name} deleted` });
    },
    onError: (error) => {
      showFailure(failed, error);
      void cache.refetch();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => remove.mutate(undefined, { onSettled: onClose })}
      title={`Delete ${name}?`}
      text={text}
      confirmLabel={label}
      tone="danger"
      isBusy={remove.isPending}
      busyLabel="Deleting..."
    />
  );
}
