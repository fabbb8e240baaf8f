import type { ServedMeal } from '@thali/shared/vendors/meals-setting';
import { updateVendor } from '@thali/shared/vendors/update-vendor.contract';
import { Controller } from 'react-hook-form';
import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { DialogFooter } from '../../../lib/ui/dialog-footer.tsx';
import { Select } from '../../../lib/ui/select.tsx';
import { Switch } from '../../../lib/ui/switch.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import type { Vendor } from '../../shared/own-vendor.ts';
import type { VendorChange } from '../../shared/update-vendor.ts';
import { dayChoices, draftOf, type PassMealDraft, withPassMeal } from './pass-meal-draft.ts';

interface PassMealDialogProps {
  vendor: Vendor;
  meal: ServedMeal;
  onSave: (settings: VendorChange['settings']) => Promise<unknown>;
  onClose: () => void;
}

/** Changes the rules for skipping one meal. Rule: passes-1 */
export function PassMealDialog({ vendor, meal, onSave, onClose }: PassMealDialogProps) {
  const { passes } = vendor.settings;
  const form = useContractForm(updateVendor, {
    defaultValues: draftOf(passes, meal.id),
    toBody: (draft: PassMealDraft) => ({
      settings: { passes: withPassMeal(passes, meal.id, draft) },
    }),
    fieldOf: (path) => path.split('.').at(-1) ?? path,
    send: (body) => onSave(body.settings),
    onSent: onClose,
    failureMessage: 'Not saved. Please try again.',
  });
  return (
    <Dialog isOpen onClose={onClose} title={`${meal.name} on passes`} isBusy={form.isBusy}>
      <Form
        form={form}
        actions={
          <DialogFooter onCancel={onClose} isBusy={form.isBusy}>
            <SubmitButton form={form}>Save</SubmitButton>
          </DialogFooter>
        }
      >
        <Controller
          control={form.control}
          name="isOn"
          render={({ field }) => (
            <Switch
              label="Members eat it with a pass"
              description="You see the headcount after the last time to skip."
              isOn={field.value}
              onChange={field.onChange}
            />
          )}
        />
        {form.watch('isOn') && (
          <>
            <div className="grid grid-cols-2 gap-3">
              <Controller
                control={form.control}
                name="daysBefore"
                render={({ field }) => (
                  <Select
                    label="Skip until"
                    options={dayChoices}
                    value={field.value}
                    onChange={field.onChange}
                  />
                )}
              />
              <TextField label="At" type="time" {...form.field('time')} />
            </div>
            <div className="grid grid-cols-2 gap-3">
              <TextField
                label="Days in a row"
                hint="At least, 1 to 7"
                inputMode="numeric"
                {...form.field('minSkipDays')}
              />
              <TextField
                label="Skips a month"
                hint="At most, 0 to 31"
                inputMode="numeric"
                {...form.field('maxSkips')}
              />
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
