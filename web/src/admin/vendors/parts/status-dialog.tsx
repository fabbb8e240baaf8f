import { useQueryClient } from '@tanstack/react-query';
import { type AdminVendor, setVendorStatus } from '@thali/shared/admin/admin-vendors.contract';
import { callApi } from '../../../lib/api/call-api.ts';
import { answersBelow } from '../../../lib/data/api-query.ts';
import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { TextArea } from '../../../lib/ui/text-area.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import type { StatusChange } from '../status-change.ts';

interface StatusDialogProps {
  vendor: AdminVendor;
  change: StatusChange;
  onClose: () => void;
}

const maxReason = 300;

/** Explains a change of status, and asks for the reason. */
export function StatusDialog({ vendor, change, onClose }: StatusDialogProps) {
  const client = useQueryClient();
  const form = useContractForm(setVendorStatus, {
    defaultValues: { reason: '' },
    toBody: ({ reason }) => ({ status: change.status, reason }),
    send: async (body) => {
      const params = { vendorId: vendor.id };
      await callApi('POST /admin/vendors/{vendorId}/status', { params, body, quiet: true });
      await client.invalidateQueries(answersBelow('/'));
    },
    onSent: () => {
      showToast({ kind: 'success', title: change.doneText });
      onClose();
    },
    failureMessage: 'Could not change the status. Please try again.',
    isGuarded: false,
  });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={form.isBusy}
      title={change.title}
      description={change.explanation}
    >
      <Form
        form={form}
        actions={
          <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <Button variant="secondary" disabled={form.isBusy} onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton
              form={form}
              variant={change.status === 'suspended' ? 'danger' : 'primary'}
              busyLabel={change.busyLabel}
            >
              {change.label}
            </SubmitButton>
          </div>
        }
      >
        <TextArea
          label="Reason"
          hint={`${change.reasonHint} At most ${maxReason} characters.`}
          maxLength={maxReason}
          required
          {...form.field('reason')}
        />
      </Form>
    </Dialog>
  );
}
