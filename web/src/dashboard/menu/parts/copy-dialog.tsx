import { useMutation } from '@tanstack/react-query';
import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import { useState } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { failureLine } from '../../../lib/api/error-text.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Checkbox } from '../../../lib/ui/checkbox.tsx';
import { DialogFooter } from '../../../lib/ui/dialog-footer.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { Select } from '../../../lib/ui/select.tsx';
import { useRowSelection } from '../../../lib/ui/table/use-row-selection.ts';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { useOutlets } from '../../shared/use-outlets.ts';
import { dishCount } from '../menu-sections.ts';
import { DishSelectionList } from './dish-selection-list.tsx';
import { FormDialog } from './form-dialog.tsx';

interface CopyDialogProps {
  vendorId: string;
  categories: readonly MenuCategory[];
  items: readonly MenuItem[];
  onClose: () => void;
}

/** Copies dishes to another mess of the same person. Rule: outlets-7 */
export default function CopyDialog({ vendorId, categories, items, onClose }: CopyDialogProps) {
  const selection = useRowSelection();
  const [chosen, setChosen] = useState<string>();
  const [withPrices, setWithPrices] = useState(true);
  const [withExisting, setWithExisting] = useState(false);
  const { data: outlets = [] } = useOutlets();
  const targets = outlets
    .filter(({ vendor }) => vendor.id !== vendorId)
    .map(({ vendor }) => ({ value: vendor.id, label: vendor.displayName }));
  const to = chosen ?? targets[0]?.value;
  const itemIds = items.map(({ id }) => id).filter((id) => selection.selected.has(id));
  const copy = useCopy(vendorId);

  function send() {
    if (!to) return;
    const name = targets.find(({ value }) => value === to)?.label ?? '';
    copy.mutate(
      { to, itemIds, withPrices, withExisting },
      {
        onSuccess: ({ copied, leftOut }) => {
          showToast({
            kind: 'success',
            title: `${dishCount(copied)} copied to ${name}`,
            ...(leftOut.length > 0 && { description: `Already there: ${leftOut.join(', ')}` }),
          });
          onClose();
        },
      },
    );
  }

  return (
    <FormDialog
      title="Copy to another outlet"
      description="With categories and options, without photos and portions. Copies are not linked."
      size="large"
      isDirty={itemIds.length > 0}
      isBusy={copy.isPending}
      onClose={onClose}
      footer={(leave) => (
        <DialogFooter onCancel={leave} isBusy={copy.isPending}>
          <Button
            onClick={send}
            disabled={itemIds.length === 0 || !to}
            isBusy={copy.isPending}
            busyLabel="Copying..."
          >
            {`Copy ${dishCount(itemIds.length)}`}
          </Button>
        </DialogFooter>
      )}
    >
      <div className="flex flex-col gap-4">
        <FormFailure
          text={copy.error ? failureLine('Could not copy the dishes', copy.error) : undefined}
        />
        <Select label="Copy to" options={targets} value={to ?? ''} onChange={setChosen} />
        <div>
          <Checkbox
            label="With prices"
            checked={withPrices}
            onChange={({ target }) => setWithPrices(target.checked)}
          />
          {!withPrices && (
            <p className="text-sm text-ink-soft">
              The copies cost ₹0 and are switched off until you set a price.
            </p>
          )}
          <Checkbox
            label="Also dishes whose name exists there"
            checked={withExisting}
            onChange={({ target }) => setWithExisting(target.checked)}
          />
        </div>
        <DishSelectionList categories={categories} items={items} selection={selection} />
      </div>
    </FormDialog>
  );
}

interface Copy {
  to: string;
  itemIds: string[];
  withPrices: boolean;
  withExisting: boolean;
}

/** A retry of the same copy has the same key, so it copies no dish twice. */
function useCopy(vendorId: string) {
  const [keys] = useState(() => new Map<string, string>());
  return useMutation({
    mutationFn: (body: Copy) => {
      const text = JSON.stringify(body);
      const idempotencyKey = keys.get(text) ?? crypto.randomUUID();
      keys.set(text, idempotencyKey);
      const call = { params: { vendorId }, body, idempotencyKey, quiet: true };
      return callApi('POST /vendors/{vendorId}/menu-copies', call);
    },
  });
}
