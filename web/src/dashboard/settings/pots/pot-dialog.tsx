import type { PotsSetting } from '@thali/shared/vendors/pots-setting';
import { updateVendor } from '@thali/shared/vendors/update-vendor.contract';
import { Controller } from 'react-hook-form';
import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { DialogFooter } from '../../../lib/ui/dialog-footer.tsx';
import { Select } from '../../../lib/ui/select.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import type { VendorChange } from '../../shared/update-vendor.ts';
import { type PotDraft, withoutPot, withPot } from './pot-setting-draft.ts';

interface PotDialogProps {
  pots: PotsSetting | undefined;
  /** Undefined for a new dish. */
  dish: PotsSetting['dishes'][number] | undefined;
  menu: readonly { id: string; name: string }[];
  onSave: (settings: VendorChange['settings']) => Promise<unknown>;
  onClose: () => void;
}

/** Adds, changes or removes a dish whose pots the kitchen records. */
export function PotDialog({ pots, dish, menu, onSave, onClose }: PotDialogProps) {
  const usedItemIds = new Set(pots?.dishes.map(({ itemId }) => itemId));
  const offered = menu.filter(({ id }) => id === dish?.itemId || !usedItemIds.has(id));
  const form = useContractForm(updateVendor, {
    defaultValues: {
      itemId: dish?.itemId ?? offered[0]?.id ?? '',
      portions: String(dish?.portions ?? 20),
    },
    toBody: (draft: PotDraft) => ({ settings: { pots: withPot(pots, dish?.itemId, draft) } }),
    fieldOf: (path) => path.split('.').at(-1) ?? path,
    send: (body) => onSave(body.settings),
    onSent: onClose,
    failureMessage: 'Not saved. Please try again.',
  });
  const remove = () => {
    void onSave({ pots: withoutPot(pots, dish?.itemId) }).then(onClose, () => undefined);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={dish ? 'Change a pot' : 'Add a pot'}
      isBusy={form.isBusy}
    >
      <Form
        form={form}
        actions={
          <DialogFooter onCancel={onClose} isBusy={form.isBusy}>
            {dish && (
              <Button variant="danger" onClick={remove}>
                Remove
              </Button>
            )}
            <SubmitButton form={form}>Save</SubmitButton>
          </DialogFooter>
        }
      >
        <Controller
          control={form.control}
          name="itemId"
          render={({ field }) => (
            <Select
              label="Dish"
              options={offered.map(({ id, name }) => ({ value: id, label: name }))}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <TextField label="Portions in one vessel" inputMode="numeric" {...form.field('portions')} />
      </Form>
    </Dialog>
  );
}
