import { updateVendor } from '@thali/shared/vendors/update-vendor.contract';
import type { SettingsChange } from '@thali/shared/vendors/vendor-settings';
import { Controller } from 'react-hook-form';
import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { TextField } from '../../../lib/ui/text-field.tsx';
import {
  maxPriceText,
  priceOf,
  priceProblem,
  priceText,
  typedPrice,
} from '../../shared/typed-figures.ts';

interface AmountFormProps {
  label: string;
  hint: string;
  /** The accessible name of the button. */
  saveLabel: string;
  /** The saved amount in rupees, if any. */
  saved: number | undefined;
  isBusy: boolean;
  /** The change of settings for an amount, which the form checks. */
  changeTo: (rupees: number | undefined) => SettingsChange;
  onSave: (rupees: number | undefined) => Promise<unknown>;
}

/** Edits an amount in the settings, with its own save button. */
export function AmountForm(props: AmountFormProps) {
  const { label, hint, saveLabel, saved, isBusy, changeTo, onSave } = props;
  const form = useContractForm(updateVendor, {
    defaultValues: { amount: textOf(saved) },
    followsDefaults: true,
    toBody: ({ amount }) => ({ settings: changeTo(priceOf(amount)) }),
    fieldOf: () => 'amount',
    check: ({ amount }) => ({ amount: priceProblem(amount) }),
    async send(_, { amount }) {
      const rupees = priceOf(amount);
      if (rupees !== saved) await onSave(rupees);
    },
    onSent: (_, { amount }) => form.reset({ amount: textOf(priceOf(amount)) }),
    onFailed: () => form.reset(),
  });
  return (
    <Form form={form}>
      <Controller
        control={form.control}
        name="amount"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={label}
            hint={hint}
            error={fieldState.error?.message}
            inputMode="decimal"
            autoComplete="off"
            maxLength={maxPriceText}
            onChange={({ target }) => {
              field.onChange(typedPrice(target.value));
              if (fieldState.error) void form.trigger('amount');
            }}
            onBlur={() => {
              field.onBlur();
              if (priceProblem(field.value)) void form.trigger('amount');
            }}
            className="pr-20 tabular-nums"
            trailing={
              <SubmitButton
                form={{ isBusy }}
                size="small"
                variant="quiet"
                disabled={!fieldState.isDirty}
                aria-label={saveLabel}
              >
                Save
              </SubmitButton>
            }
          />
        )}
      />
    </Form>
  );
}

function textOf(rupees: number | undefined): string {
  return rupees === undefined ? '' : priceText(rupees);
}
