import { updateVendor } from '@thali/shared/vendors/update-vendor.contract';
import type { SettingsChange } from '@thali/shared/vendors/vendor-settings';
import { Controller } from 'react-hook-form';
import { AutosaveForm } from '../../../lib/forms/autosave-form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { TextField } from '../../../lib/ui/text-field.tsx';
import {
  maxPriceText,
  priceOf,
  priceProblem,
  priceText,
  typedPrice,
} from '../../shared/typed-figures.ts';
import { notSaved } from '../setting-toasts.ts';

interface AmountFormProps {
  label: string;
  hint: string;
  /** The saved amount in rupees, if any. */
  savedRupees: number | undefined;
  /** Builds the settings change for an amount. The form checks the change. */
  changeTo: (rupees: number | undefined) => SettingsChange;
  onSave: (rupees: number | undefined) => Promise<unknown>;
}

/** Edits an amount in the settings. */
export function AmountForm(props: AmountFormProps) {
  const { label, hint, savedRupees, changeTo, onSave } = props;
  const form = useContractForm(updateVendor, {
    defaultValues: { amount: textOf(savedRupees) },
    followsDefaults: true,
    isAutosaved: true,
    toBody: ({ amount }) => ({ settings: changeTo(priceOf(amount)) }),
    fieldOf: () => 'amount',
    check: ({ amount }) => ({ amount: priceProblem(amount) }),
    async send(_, { amount }) {
      const rupees = priceOf(amount);
      if (rupees !== savedRupees) await onSave(rupees);
    },
    onSent: (_, { amount }) => form.reset({ amount: textOf(priceOf(amount)) }),
    failureMessage: notSaved,
  });
  return (
    <AutosaveForm form={form} className="flex flex-col gap-1.5">
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
            className="tabular-nums"
          />
        )}
      />
    </AutosaveForm>
  );
}

function textOf(rupees: number | undefined): string {
  return rupees === undefined ? '' : priceText(rupees);
}
