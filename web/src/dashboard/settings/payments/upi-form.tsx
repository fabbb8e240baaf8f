import { PayeeName, UpiId } from '@thali/shared/order-payments/upi-id';
import { type FormEvent, useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { focusField } from '../../../lib/ui/focus-field.ts';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { useUnsaved } from '../../../lib/unsaved/unsaved-changes.ts';
import { settingUpdated } from '../setting-toasts.ts';
import { useSetUpi } from './use-payment-settings.ts';

interface UpiFormProps {
  vendorId: string;
  stored: { id: string; payeeName: string } | undefined;
  onDone: () => void;
}

/** A UPI ID and the name that guests see with it. */
export function UpiForm({ vendorId, stored, onDone }: UpiFormProps) {
  const [upiId, setUpiId] = useState(stored?.id ?? '');
  const [payeeName, setPayeeName] = useState(stored?.payeeName ?? '');
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useSetUpi(vendorId);
  useUnsaved(upiId !== (stored?.id ?? '') || payeeName !== (stored?.payeeName ?? ''));
  const idProblem = UpiId.safeParse(upiId).error?.issues[0]?.message;
  const nameProblem =
    payeeName.trim() === ''
      ? 'Enter the name that guests see'
      : PayeeName.safeParse(payeeName).error?.issues[0]?.message;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (idProblem) return focusField(event.currentTarget, 'upiId');
    if (nameProblem) return focusField(event.currentTarget, 'payeeName');
    if (isPending) return;
    mutate(
      { upiId, payeeName },
      {
        onSuccess: () => {
          showToast(settingUpdated);
          onDone();
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="UPI ID"
        name="upiId"
        hint="For example yourmess@okhdfcbank"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={320}
        value={upiId}
        error={isChecked ? idProblem : undefined}
        onChange={({ target }) => setUpiId(target.value)}
      />
      <TextField
        label="Name that guests see"
        name="payeeName"
        hint="As your bank shows it"
        autoComplete="off"
        maxLength={50}
        value={payeeName}
        error={isChecked ? nameProblem : undefined}
        onChange={({ target }) => setPayeeName(target.value)}
      />
      <FormFailure text={error ? failureText(error, 'The UPI ID was not changed.') : undefined} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isPending} busyLabel="Saving...">
          Save UPI ID
        </Button>
        {stored && (
          <Button variant="secondary" onClick={onDone}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
