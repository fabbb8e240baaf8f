import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { showFailure } from '../../../lib/api/show-failure.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { DialogFooter } from '../../../lib/ui/dialog-footer.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { type MenuOrder, useMenuCache } from '../use-menu-cache.ts';
import { FormDialog } from './form-dialog.tsx';
import { ReorderList } from './reorder-list.tsx';
import type { Entry } from './use-reorder.ts';

interface ReorderDialogProps {
  vendorId: string;
  title: string;
  entries: readonly Entry[];
  orderOf: (ids: string[]) => MenuOrder;
  onClose: () => void;
}

/** Lets the user reorder a list by buttons or by dragging, and saves the order with one request. */
export function ReorderDialog(props: ReorderDialogProps) {
  const { vendorId, title, entries: storedEntries, orderOf, onClose } = props;
  const [entries, setEntries] = useState(storedEntries);
  const [initialEntries] = useState(storedEntries);
  const save = useReorderMenu(vendorId);
  const isDirty = entries.some(({ id }, position) => id !== initialEntries[position]?.id);

  function submit() {
    if (!isDirty) return onClose();
    save.mutate(orderOf(entries.map(({ id }) => id)), { onSettled: onClose });
  }

  return (
    <FormDialog
      title={title}
      description="Customers see them in this order."
      isDirty={isDirty}
      isBusy={save.isPending}
      onClose={onClose}
      footer={(leave) => (
        <DialogFooter onCancel={leave} isBusy={save.isPending}>
          <Button onClick={submit} isBusy={save.isPending} busyLabel="Saving...">
            Save Order
          </Button>
        </DialogFooter>
      )}
    >
      <ReorderList
        entries={entries}
        onMove={(from, to) => setEntries((current) => moveEntry(current, from, to))}
      />
    </FormDialog>
  );
}

/** Moves an entry to another index. Limits the index to the list. */
export function moveEntry<T>(entries: readonly T[], from: number, to: number): readonly T[] {
  const position = Math.max(0, Math.min(to, entries.length - 1));
  const entry = entries[from];
  if (entry === undefined || position === from) return entries;
  const otherEntries = entries.filter((_, index) => index !== from);
  return [...otherEntries.slice(0, position), entry, ...otherEntries.slice(position)];
}

/** Saves the order of the categories, or of the dishes in a category. */
function useReorderMenu(vendorId: string) {
  const cache = useMenuCache(vendorId);
  return useMutation({
    mutationFn: (order: MenuOrder) =>
      callApi('PUT /vendors/{vendorId}/menu-order', {
        params: { vendorId },
        body: { category_ids: order.categoryIds, item_ids: order.itemIds },
        quiet: true,
      }),
    onSuccess: async (_, order) => {
      await cache.arrange(order);
      showToast({ kind: 'success', title: 'Order saved' });
    },
    onError: (error) => {
      showFailure('Could not save the order', error);
      void cache.refetch();
    },
  });
}
