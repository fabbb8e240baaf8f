import { useMutation } from '@tanstack/react-query';
<<<<<<< HEAD
=======
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
>>>>>>> b3b6faea (Web: one skeleton of figures, one delete dialog, one check of a buyer, one date with its time)
import { ApiError } from '../../../lib/api/api-error.ts';
import { showFailure } from '../../../lib/api/show-failure.ts';
import { ConfirmDialog } from '../../../lib/ui/confirm-dialog.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { deleteItem } from '../menu-items.ts';
<<<<<<< HEAD
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

/** Asks before it deletes a dish or an option group. */
export function DeleteDialog({ vendorId, kind, entry, text, onClose }: DeleteDialogProps) {
  const { id, name } = entry;
  const { label, failed, missing, send, drop } = kinds[kind];
  const cache = useMenuCache(vendorId);
  const remove = useMutation({
    mutationFn: () =>
      send(vendorId, id).catch((error: unknown) => {
        // Another device has deleted it already.
        if (!(error instanceof ApiError && error.code === missing)) throw error;
      }),
    onSuccess: async () => {
      await cache[drop](id);
=======
import { deletionText } from '../options/group-texts.ts';
import { deleteGroup } from '../options/option-groups.ts';
import { useMenuCache } from '../use-menu-cache.ts';

interface DialogProps {
  vendorId: string;
  onClose: () => void;
}

export function DeleteItemDialog({ vendorId, item, onClose }: DialogProps & { item: MenuItem }) {
  const cache = useMenuCache(vendorId);
  return (
    <DeleteDialog
      name={item.name}
      label="Delete Item"
      text="It will be removed from your menu. Orders already placed keep it. To hide it for a while, make it unavailable instead."
      remove={() => deleteItem(vendorId, item.id)}
      notFound="MENU_ITEM_NOT_FOUND"
      onRemoved={() => cache.dropItem(item.id)}
      failed="Failed to delete menu item"
      onFailed={cache.refetch}
      onClose={onClose}
    />
  );
}

interface DeleteGroupDialogProps extends DialogProps {
  group: OptionGroup;
  /** The dishes that use the group. */
  dishes: readonly string[];
}

export function DeleteGroupDialog({ vendorId, group, dishes, onClose }: DeleteGroupDialogProps) {
  const cache = useMenuCache(vendorId);
  return (
    <DeleteDialog
      name={group.name}
      label="Delete Option Group"
      text={deletionText(dishes)}
      remove={() => deleteGroup(vendorId, group.id)}
      notFound="OPTION_GROUP_NOT_FOUND"
      onRemoved={() => cache.dropGroup(group.id)}
      failed="Failed to delete options"
      onFailed={cache.refetch}
      onClose={onClose}
    />
  );
}

interface DeleteDialogProps {
  name: string;
  label: string;
  text: string;
  remove: () => Promise<void>;
  /** The error if another device has deleted the row already, which counts as done. */
  notFound: string;
  onRemoved: () => Promise<void>;
  failed: string;
  onFailed: () => Promise<void>;
  onClose: () => void;
}

function DeleteDialog(props: DeleteDialogProps) {
  const { name, label, text, remove, notFound, onRemoved, failed, onFailed, onClose } = props;
  const removal = useMutation({
    mutationFn: async () => {
      await remove().catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === notFound)) throw error;
      });
    },
    onSuccess: async () => {
      await onRemoved();
>>>>>>> b3b6faea (Web: one skeleton of figures, one delete dialog, one check of a buyer, one date with its time)
      showToast({ kind: 'success', title: `${name} deleted` });
    },
    onError: (error) => {
      showFailure(failed, error);
<<<<<<< HEAD
      void cache.refetch();
=======
      void onFailed();
>>>>>>> b3b6faea (Web: one skeleton of figures, one delete dialog, one check of a buyer, one date with its time)
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
<<<<<<< HEAD
      onConfirm={() => remove.mutate(undefined, { onSettled: onClose })}
=======
      onConfirm={() => removal.mutate(undefined, { onSettled: onClose })}
>>>>>>> b3b6faea (Web: one skeleton of figures, one delete dialog, one check of a buyer, one date with its time)
      title={`Delete ${name}?`}
      text={text}
      confirmLabel={label}
      tone="danger"
<<<<<<< HEAD
      isBusy={remove.isPending}
=======
      isBusy={removal.isPending}
>>>>>>> b3b6faea (Web: one skeleton of figures, one delete dialog, one check of a buyer, one date with its time)
      busyLabel="Deleting..."
    />
  );
}
