import { useMutation } from '@tanstack/react-query';
import type { MenuCategory } from '@thali/shared/menu/menu.contract';
import { useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { ConfirmDialog } from '../../../lib/ui/confirm-dialog.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { Select } from '../../../lib/ui/select.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { categoryFailure, deleteCategory } from '../menu-categories.ts';
import { dishCount } from '../menu-sections.ts';
import { useMenuCache } from '../use-menu-cache.ts';

interface DeleteCategoryDialogProps {
  vendorId: string;
  category: MenuCategory;
  /** The number of dishes in the category. */
  count: number;
  /** The other categories, to which the dishes can move. */
  otherCategories: readonly MenuCategory[];
  onDeleted: (moveTo: string | undefined) => void;
  onClose: () => void;
}

/** Asks before deleting a category. If the category has dishes, asks for their new category. */
export function DeleteCategoryDialog(props: DeleteCategoryDialogProps) {
  const { vendorId, category, count, otherCategories, onDeleted, onClose } = props;
  const remove = useDeleteCategory(vendorId);

  function confirm(moveTo: string | undefined) {
    if (remove.isPending) return;
    remove.mutate({ category, moveTo }, { onSuccess: () => onDeleted(moveTo) });
  }

  if (count > 0) {
    return (
      <MoveDishesDialog
        category={category}
        count={count}
        otherCategories={otherCategories}
        isBusy={remove.isPending}
        onConfirm={confirm}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => confirm(undefined)}
      title={`Delete ${category.name}?`}
      text="This category is empty. It will be removed from your menu."
      confirmLabel="Delete Category"
      tone="danger"
      isBusy={remove.isPending}
      busyLabel="Deleting..."
    />
  );
}

interface MoveDishesDialogProps
  extends Pick<DeleteCategoryDialogProps, 'category' | 'count' | 'otherCategories' | 'onClose'> {
  isBusy: boolean;
  onConfirm: (moveTo: string) => void;
}

function MoveDishesDialog(props: MoveDishesDialogProps) {
  const { category, count, otherCategories, isBusy, onConfirm, onClose } = props;
  const [chosenId, setChosenId] = useState<string>();
  const target = otherCategories.find(({ id }) => id === chosenId) ?? otherCategories[0];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={isBusy}
      title={`Delete ${category.name}?`}
      description={
        target
          ? `It still has ${dishCount(count)}. They move to another category; no dish is deleted.`
          : `It still has ${dishCount(count)}. Add another category for them first, or delete them one by one.`
      }
    >
      {target && (
        <Select
          label={`Move ${count === 1 ? 'it' : 'them'} to`}
          options={otherCategories.map(({ id, name }) => ({ value: id, label: name }))}
          value={target.id}
          onChange={setChosenId}
          disabled={isBusy}
        />
      )}
      <div className="mt-5 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose} disabled={isBusy} data-autofocus>
          Cancel
        </Button>
        {target && (
          <Button
            variant="danger"
            isBusy={isBusy}
            busyLabel="Moving..."
            onClick={() => onConfirm(target.id)}
          >
            Move and Delete
          </Button>
        )}
      </div>
    </Dialog>
  );
}

interface DeleteCategory {
  category: MenuCategory;
  /** The new category of the dishes. */
  moveTo: string | undefined;
}

/** Rule: menu-11 */
function useDeleteCategory(vendorId: string) {
  const cache = useMenuCache(vendorId);
  return useMutation({
    mutationFn: ({ category, moveTo }: DeleteCategory) =>
      deleteCategory(vendorId, category.id, moveTo),
    onSuccess: async (_, { category, moveTo }) => {
      await cache.dropCategory(category.id, moveTo);
      showToast({ kind: 'success', title: 'Category deleted successfully!' });
    },
    onError: (error) => {
      showToast({ kind: 'error', title: categoryFailure(error, 'Failed to delete category.') });
      void cache.refetch();
    },
  });
}
