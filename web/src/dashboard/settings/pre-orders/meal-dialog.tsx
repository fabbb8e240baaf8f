import { toMethodSwitches } from '@thali/shared/order-payments/methods-of';
import type { ServedMeal } from '@thali/shared/vendors/meals-setting';
import { maxMealNameLength } from '@thali/shared/vendors/meals-setting';
import { leadMinutes, slotMinutes } from '@thali/shared/vendors/pre-orders-setting';
import { updateVendor } from '@thali/shared/vendors/update-vendor.contract';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { type ContractForm, useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { Chip } from '../../../lib/ui/chip.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { DialogFooter } from '../../../lib/ui/dialog-footer.tsx';
import { Select } from '../../../lib/ui/select.tsx';
import { Switch } from '../../../lib/ui/switch.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { newMealId } from '../../shared/new-meal-id.ts';
import type { Vendor } from '../../shared/own-vendor.ts';
import type { VendorChange } from '../../shared/update-vendor.ts';
import { weekFromMonday } from '../../shared/week.ts';
import { draftOf, type MealDraft, withMeal } from './meal-draft.ts';

interface MealDialogProps {
  vendor: Vendor;
  /** Undefined for a new meal. */
  meal: ServedMeal | undefined;
  onSave: (settings: VendorChange['settings']) => Promise<unknown>;
  onClose: () => void;
}

/** Adds or changes a meal, and the rules for its pre-orders. Rule: pre-orders-1 */
export function MealDialog({ vendor, meal, onSave, onClose }: MealDialogProps) {
  const [id] = useState(() => meal?.id ?? newMealId());
  const { settings } = vendor;
  const form = useContractForm(updateVendor, {
    defaultValues: draftOf(
      meal,
      settings.preOrders?.find(({ mealId }) => mealId === id),
    ),
    toBody: (draft: MealDraft) => ({ settings: withMeal(settings, id, draft) }),
    // A meal that ends before it starts is a problem of the whole meal.
    fieldOf: (path) =>
      /^settings\.meals\.\d+$/.test(path) ? 'to' : (path.split('.').at(-1) ?? path),
    send: (body) => onSave(body.settings),
    onSent: onClose,
    failureMessage: 'Not saved. Please try again.',
  });
  const isAhead = form.watch('isAhead');
  return (
    <Dialog isOpen onClose={onClose} title={meal ? meal.name : 'Add a meal'} isBusy={form.isBusy}>
      <Form
        form={form}
        actions={
          <DialogFooter onCancel={onClose} isBusy={form.isBusy}>
            <SubmitButton form={form}>Save</SubmitButton>
          </DialogFooter>
        }
      >
        <TextField
          label="Meal"
          placeholder="Lunch"
          maxLength={maxMealNameLength}
          autoComplete="off"
          {...form.field('name')}
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField label="From" type="time" {...form.field('from')} />
          <TextField label="To" type="time" {...form.field('to')} />
        </div>
        <Controller
          control={form.control}
          name="weekdays"
          render={({ field, fieldState: { error } }) => (
            <fieldset>
              <legend className="mb-2 text-sm font-semibold">Days</legend>
              <div className="flex flex-wrap gap-2">
                {weekFromMonday.map((day) => {
                  const isOn = field.value.includes(day);
                  return (
                    <Chip
                      key={day}
                      isSelected={isOn}
                      aria-label={day}
                      onClick={() =>
                        field.onChange(
                          isOn
                            ? field.value.filter((chosenDay) => chosenDay !== day)
                            : [...field.value, day],
                        )
                      }
                    >
                      {day.slice(0, 3)}
                    </Chip>
                  );
                })}
              </div>
              {error && (
                <p role="alert" className="mt-2 text-sm text-chilli">
                  {error.message}
                </p>
              )}
            </fieldset>
          )}
        />
        <Controller
          control={form.control}
          name="isAhead"
          render={({ field }) => (
            <Switch
              label="Guests can order it ahead"
              description="They choose a pickup time. The kitchen sees the order at once and starts later."
              isOn={field.value}
              onChange={field.onChange}
            />
          )}
        />
        {isAhead && <PreOrderFields form={form} vendor={vendor} />}
      </Form>
    </Dialog>
  );
}

interface PreOrderFieldsProps {
  form: ContractForm<MealDraft>;
  vendor: Vendor;
}

function PreOrderFields({ form, vendor }: PreOrderFieldsProps) {
  const takesOnline = toMethodSwitches(vendor.settings.payment).online;
  const select = <Name extends 'daysBefore' | 'every' | 'unit' | 'proof'>(
    name: Name,
    label: string,
    options: readonly { value: MealDraft[Name]; label: string }[],
  ) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <Select
          label={label}
          options={options}
          value={field.value as MealDraft[Name]}
          onChange={field.onChange}
        />
      )}
    />
  );
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        {select('daysBefore', 'Order until', [
          { value: '0', label: 'On the same day' },
          { value: '1', label: 'On the day before' },
          { value: '2', label: 'Two days before' },
        ])}
        <TextField label="At" type="time" {...form.field('time')} />
      </div>
      <div className="grid grid-cols-2 gap-3">
        {select(
          'every',
          'A pickup time every',
          slotMinutes.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` })),
        )}
        <TextField
          label="Start cooking before (minutes)"
          hint={`Empty: ${leadMinutes.usual}`}
          inputMode="numeric"
          {...form.field('lead')}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="At most per pickup time"
          hint="Empty: no limit"
          inputMode="numeric"
          {...form.field('most')}
        />
        {select('unit', 'Counted in', [
          { value: 'orders', label: 'Orders' },
          { value: 'portions', label: 'Portions' },
        ])}
      </div>
      {takesOnline &&
        select('proof', 'Who can order ahead?', [
          { value: 'phone', label: 'Guests with a confirmed phone' },
          { value: 'payment', label: 'Guests who pay online first' },
        ])}
    </>
  );
}
