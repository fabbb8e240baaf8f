import { PayeeName, UpiId } from '@thali/shared/order-payments/upi-id';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { useUnsaved } from '../../../lib/unsaved/unsaved-changes.ts';

interface UpiFormProps {
  stored: { id: string; payeeName: string } | undefined;
  isBusy: boolean;
  onSave: (typed: { upiId: string; payeeName: string }) => void;
  /** Absent where there is nothing to go back to. */
  onCancel: (() => void) | undefined;
}

/** A UPI ID and the name that guests see with it. */
export function UpiForm({ stored, isBusy, onSave, onCancel }: UpiFormProps) {
  const [upiId, setUpiId] = useState(stored?.id ?? '');
  const [payeeName, setPayeeName] = useState(stored?.payeeName ?? '');
  const [isChecked, setChecked] = useState(false);
  useUnsaved(upiId !== (stored?.id ?? '') || payeeName !== (stored?.payeeName ?? ''));
  const idProblem = UpiId.safeParse(upiId).error?.issues[0]?.message;
  const nameProblem =
    payeeName.trim() === ''
      ? 'Enter the name that guests see'
      : PayeeName.safeParse(payeeName).error?.issues[0]?.message;

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!idProblem && !nameProblem) onSave({ upiId, payeeName });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="UPI ID"
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
        hint="As your bank shows it"
        autoComplete="off"
        maxLength={50}
        value={payeeName}
        error={isChecked ? nameProblem : undefined}
        onChange={({ target }) => setPayeeName(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isBusy} className="grow sm:grow-0">
          Save UPI ID
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel} className="grow sm:grow-0">
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
