import { useMutation } from '@tanstack/react-query';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { ApiError } from '../../../lib/api/api-error.ts';
import { showFailure } from '../../../lib/api/show-failure.ts';
import { ConfirmDialog } from '../../../lib/ui/confirm-dialog.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { useMenuCache } from '../use-menu-cache.ts';
import { deletionText } from './group-texts.ts';
import { deleteGroup } from './option-groups.ts';

interface DeleteGroupDialogProps {
  vendorId: string;
  group: OptionGroup;
  /** The dishes that use the group. */
  dishes: readonly string[];
  onClose: () => void;
}

export function DeleteGroupDialog({ vendorId, group, dishes, onClose }: DeleteGroupDialogProps) {
  const remove = useDeleteGroup(vendorId);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => remove.mutate(group, { onSettled: onClose })}
      title={`Delete ${group.name}?`}
      text={deletionText(dishes)}
      confirmLabel="Delete Option Group"
      tone="danger"
      isBusy={remove.isPending}
      busyLabel="Deleting..."
    />
  );
}

function useDeleteGroup(vendorId: string) {
  const cache = useMenuCache(vendorId);
  return useMutation({
    mutationFn: async ({ id }: OptionGroup) => {
      await deleteGroup(vendorId, id).catch((error: unknown) => {
        // Another device has deleted the group already.
        if (!(error instanceof ApiError && error.code === 'OPTION_GROUP_NOT_FOUND')) throw error;
      });
    },
    onSuccess: async (_, { id, name }) => {
      await cache.dropGroup(id);
      showToast({ kind: 'success', title: `${name} deleted` });
    },
    onError: (error) => {
      showFailure('Failed to delete options', error);
      void cache.refetch();
    },
  });
}
