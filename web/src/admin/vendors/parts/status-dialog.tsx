import type { AdminVendor } from '@thali/shared/admin/admin-vendors.contract';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../lib/api/error-text.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { TextArea } from '../../../lib/ui/text-area.tsx';
import { useSetVendorStatus } from '../set-vendor-status.ts';
import { longestReason, reasonProblem, type StatusChange } from '../status-change.ts';

interface StatusDialogProps {
  vendor: AdminVendor;
  change: StatusChange;
  onClose: () => void;
}

/** Says what it means, and asks for the reason. */
export function StatusDialog({ vendor, change, onClose }: StatusDialogProps) {
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useSetVendorStatus();
  const problem = isChecked ? reasonProblem(reason) : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (isPending || reasonProblem(reason)) return;
    mutate({ vendorId: vendor.id, change, reason: reason.trim() }, { onSuccess: onClose });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={isPending}
      title={change.title}
      description={change.meaning}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextArea
          label="Reason"
          hint={`${change.reasonFor} At most ${longestReason} characters.`}
          error={problem}
          value={reason}
          maxLength={longestReason}
          required
          onChange={({ target }) => setReason(target.value)}
        />
        {error && (
          <p role="alert" className="text-sm text-chilli">
            {errorText(error) ?? 'Could not change the status. Please try again.'}
          </p>
        )}
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant={change.status === 'suspended' ? 'danger' : 'primary'}
            isBusy={isPending}
            busyLabel={change.busyLabel}
          >
            {change.label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
