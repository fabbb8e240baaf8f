import { type BillSettings, type GstScheme, gstSchemes } from '@thali/shared/bills/bill-settings';
import { updateVendor } from '@thali/shared/vendors/update-vendor.contract';
import { useController } from 'react-hook-form';
import { AutosaveForm } from '../../../lib/forms/autosave-form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { Select } from '../../../lib/ui/select.tsx';
import { Switch } from '../../../lib/ui/switch.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { notSaved } from '../setting-toasts.ts';
import { draftOf, settingsOf, suggestedGstin } from './bill-draft.ts';

const schemeLabels: Record<GstScheme, string> = {
  none: 'Not registered for GST',
  composition: 'Composition scheme',
  regular: 'Regular, 5% included in my prices',
};

const schemeHints: Record<GstScheme, string> = {
  none: 'The bill shows no tax.',
  composition: 'The bill says that you may not collect tax.',
  regular: 'The bill shows how much of the price is CGST and SGST. Your prices stay as they are.',
};

interface BillFormProps {
  stored: BillSettings | undefined;
  /** The GSTIN to suggest if bills need a GSTIN and have none yet. Rule: bills-12 */
  receiptGstin: string | undefined;
  onSave: (settings: BillSettings) => Promise<unknown>;
}

/** Saves all fields together, because the scheme decides whether a GSTIN is needed. */
export function BillForm({ stored, receiptGstin, onSave }: BillFormProps) {
  const form = useContractForm(updateVendor, {
    defaultValues: draftOf(stored),
    followsDefaults: true,
    toBody: (draft) => ({ settings: { bill: settingsOf(draft, receiptGstin) } }),
    fieldOf: (path) => path.replace('settings.bill.', ''),
    send: (_, draft) => onSave(settingsOf(draft, receiptGstin)),
    onSent: (_, draft) =>
      form.reset(draftOf(settingsOf(draft, receiptGstin)), { keepDirtyValues: true }),
    isAutosaved: true,
    failureMessage: notSaved,
  });
  const { errors } = form.formState;
  const gstin = useController({ control: form.control, name: 'gstin' });
  const draft = form.watch();
  const suggested = suggestedGstin(draft, receiptGstin);

  return (
    <AutosaveForm form={form}>
      <Switch
        label="Give bills"
        description="Orders placed from then on get the next number when you complete them."
        isOn={draft.isOn}
        onChange={(isOn) => {
          form.setValue('isOn', isOn, { shouldDirty: true });
          form.submit();
        }}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="FSSAI number"
          isOptional
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          {...form.field('fssai')}
          hint="14 digits. The law requires it on every food bill."
        />
        <TextField
          label="Legal name"
          isOptional
          autoComplete="organization"
          maxLength={100}
          {...form.field('legalName')}
          hint="If it differs from the name that guests see."
        />
        <Select
          label="GST"
          options={gstSchemes.map((value) => ({ value, label: schemeLabels[value] }))}
          value={draft.scheme}
          onChange={(scheme) => {
            form.setValue('scheme', scheme, { shouldDirty: true });
            form.clearErrors('gstin');
            form.submit();
          }}
          hint={schemeHints[draft.scheme]}
        />
        <TextField
          label="GSTIN"
          isOptional={draft.scheme === 'none'}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          ref={gstin.field.ref}
          name="gstin"
          onBlur={gstin.field.onBlur}
          value={suggested ?? draft.gstin}
          onChange={(event) => {
            form.setValue('isGstinTyped', true, { shouldDirty: true });
            gstin.field.onChange(event);
          }}
          error={errors.gstin?.message}
          hint={
            suggested
              ? 'From Billing. Change it if your bills need another.'
              : '15 characters, like 27AAPFU0939F1ZV.'
          }
        />
      </div>
      <p className="rounded-field bg-sunken px-3.5 py-2.5 text-sm text-ink-soft">
        Please show your first bill to your accountant. Ask which scheme applies to you, and who
        pays the tax on orders that come through an app like Thali (section 9(5)).
      </p>
    </AutosaveForm>
  );
}
