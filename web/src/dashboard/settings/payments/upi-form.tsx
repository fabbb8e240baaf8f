import { setUpi } from '@thali/shared/order-payments/payment-settings.contract';
import { useEffect } from 'react';
import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { settingUpdated } from '../setting-toasts.ts';
import { useSetUpi } from './use-payment-settings.ts';

interface UpiFormProps {
  vendorId: string;
  stored: { id: string; payeeName: string } | undefined;
  onDone: () => void;
}

/** Edits the UPI ID and the name that guests see with it. */
export function UpiForm({ vendorId, stored, onDone }: UpiFormProps) {
  const { mutateAsync } = useSetUpi(vendorId);
  const form = useContractForm(setUpi, {
    defaultValues: { upiId: stored?.id ?? '', payeeName: stored?.payeeName ?? '' },
    check: ({ upiId, payeeName }) => ({
      upiId: upiId.trim() === '' ? 'Enter a UPI ID' : undefined,
      payeeName: payeeName.trim() === '' ? 'Enter the name that guests see' : undefined,
    }),
    send: (upi) => mutateAsync(upi),
    onSent: () => {
      showToast(settingUpdated);
      onDone();
    },
    failureMessage: 'The UPI ID was not changed.',
  });
  const { setFocus } = form;
  useEffect(() => setFocus('upiId'), [setFocus]);
  return (
    <Form
      form={form}
      actions={
        <div className="flex flex-wrap gap-2">
          <SubmitButton form={form} busyLabel="Saving...">
            Use This UPI ID
          </SubmitButton>
          <Button variant="secondary" onClick={onDone}>
            Cancel
          </Button>
        </div>
      }
    >
      <TextField
        label="UPI ID"
        hint="For example yourmess@okhdfcbank"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={320}
        {...form.field('upiId')}
      />
      <TextField
        label="Name that guests see"
        hint="As your bank shows it"
        autoComplete="off"
        maxLength={50}
        {...form.field('payeeName')}
      />
    </Form>
  );
}
