import { updateVendor } from '@thali/shared/vendors/update-vendor.contract';
import { AutosaveForm } from '../../../lib/forms/autosave-form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import type { Vendor } from '../../shared/own-vendor.ts';
import { useUpdateVendor } from '../../shared/update-vendor.ts';
import { notSaved, settingUpdated } from '../setting-toasts.ts';

/** The mess's e-mail for guests, which may differ from the owner's e-mail. Rule: settings-11 */
export function ContactEmailForm({ vendor }: { vendor: Vendor }) {
  const { mutateAsync } = useUpdateVendor(vendor.id, {
    onSaved: () => showToast(settingUpdated),
    // The form shows the failure.
    onRefused: () => undefined,
  });
  const form = useContractForm(updateVendor, {
    defaultValues: { contactEmail: vendor.contactEmail ?? '' },
    followsDefaults: true,
    isAutosaved: true,
    toBody: ({ contactEmail }) => ({ contactEmail: contactEmail.trim() }),
    send: ({ contactEmail }) => mutateAsync({ contactEmail }),
    failureMessage: notSaved,
  });
  return (
    <AutosaveForm form={form} className="mt-5 flex flex-col gap-1.5">
      <TextField
        label="Email for guests"
        isOptional
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        {...form.field('contactEmail')}
        hint="Shown on your page. Your own email stays private."
      />
    </AutosaveForm>
  );
}
