import { useMutation } from '@tanstack/react-query';
import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import { useState } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { failureLine } from '../../../lib/api/error-text.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { DialogFooter } from '../../../lib/ui/dialog-footer.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { useRowSelection } from '../../../lib/ui/table/use-row-selection.ts';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { type BulkChange, blankChange, changesOf } from '../change-many.ts';
import { dishCount } from '../menu-sections.ts';
import { type SizeForm, sizesProblem } from '../sizes.ts';
import { useMenuCache } from '../use-menu-cache.ts';
import { ChangeManyFields } from './change-many-fields.tsx';
import { DishSelectionList } from './dish-selection-list.tsx';
import { FormDialog } from './form-dialog.tsx';

interface ChangeManyDialogProps {
  vendorId: string;
  categories: readonly MenuCategory[];
  items: readonly MenuItem[];
  /** The sizes that the user wants to copy to other dishes. The dialog then starts with this change. */
  sizes?: SizeForm[];
  onClose: () => void;
}

/** Changes the prices or the availability of many dishes. Shows a preview. Rule: menu-19 */
export default function ChangeManyDialog(props: ChangeManyDialogProps) {
  const { vendorId, categories, items, sizes, onClose } = props;
  const selection = useRowSelection();
  const [change, setChange] = useState<BulkChange>(
    sizes ? { ...blankChange, kind: 'sizes', sizes } : blankChange,
  );
  const [refusedIds, setRefused] = useState<readonly string[]>([]);
  const changes = changesOf(
    items.filter(({ id }) => selection.selected.has(id)),
    change,
  );
  const send = useChangeMany(vendorId);

  function apply() {
    send.mutate(changes, {
      onSuccess: ({ refusedIds }) => {
        const changedCount = changes.length - refusedIds.length;
        if (changedCount > 0)
          showToast({ kind: 'success', title: `${dishCount(changedCount)} changed` });
        if (refusedIds.length === 0) return onClose();
        setRefused(refusedIds);
        const unchangedIds = new Set(refusedIds);
        selection.selectRows(
          items.map(({ id }) => id).filter((id) => !unchangedIds.has(id)),
          false,
        );
      },
    });
  }

  return (
    <FormDialog
      title="Edit prices in bulk"
      size="large"
      isDirty={changes.length > 0}
      isBusy={send.isPending}
      onClose={onClose}
      footer={(leave) => (
        <DialogFooter onCancel={leave} isBusy={send.isPending}>
          <Button
            onClick={apply}
            disabled={changes.length === 0 || isIncomplete(change)}
            isBusy={send.isPending}
            busyLabel="Saving..."
          >
            {`Change ${dishCount(changes.length)}`}
          </Button>
        </DialogFooter>
      )}
    >
      <div className="flex flex-col gap-4">
        <FormFailure
          text={
            send.error
              ? failureLine('Could not change the dishes', send.error)
              : refusedText(refusedIds, items)
          }
        />
        <ChangeManyFields change={change} onChange={setChange} />
        <DishSelectionList
          categories={categories}
          items={items}
          selection={selection}
          change={isIncomplete(change) ? undefined : change}
        />
      </div>
    </FormDialog>
  );
}

function isIncomplete({ kind, sizes }: BulkChange): boolean {
  return kind === 'sizes' && sizesProblem(sizes) !== undefined;
}

/** Says which dishes a colleague changed or deleted meanwhile. */
function refusedText(ids: readonly string[], items: readonly MenuItem[]): string | undefined {
  if (ids.length === 0) return undefined;
  const names = items.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  if (names.length === 0) return 'Some dishes were deleted meanwhile.';
  return `The price changed meanwhile: ${names.join(', ')}. Please check again.`;
}

function useChangeMany(vendorId: string) {
  const cache = useMenuCache(vendorId);
  return useMutation({
    mutationFn: async (changes: ReturnType<typeof changesOf>) => {
      const call = { params: { vendorId }, body: { changes }, quiet: true };
      const answer = await callApi('PATCH /vendors/{vendorId}/menu-items', call);
      if (!answer?.menuItems) throw new Error('Failed to update menu item');
      return answer;
    },
    // Reads again even after a failure, because the server may have made the change.
    onSettled: () => cache.refetch(),
  });
}
