import type { ReactNode } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { DialogFooter } from '../../../lib/ui/dialog-footer.tsx';
import { confirmLeave, useUnsaved } from '../../../lib/unsaved/unsaved-changes.ts';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  size?: 'medium' | 'large' | 'wide';
  /** Whether the form has unsaved changes. */
  isDirty: boolean;
  isBusy: boolean;
  onClose: () => void;
  /** Receives a function that closes the dialog like the Esc key. Unsaved changes need a confirmation. */
  footer: (leave: () => void) => ReactNode;
  children: ReactNode;
}

interface SaveFooterProps {
  formId: string;
  label: string;
  isBusy: boolean;
  onCancel: () => void;
}

/** The buttons to cancel and to submit the form. */
export function SaveFooter({ formId, label, isBusy, onCancel }: SaveFooterProps) {
  return (
    <DialogFooter onCancel={onCancel} isBusy={isBusy}>
      <Button type="submit" form={formId} isBusy={isBusy} busyLabel="Saving...">
        {label}
      </Button>
    </DialogFooter>
  );
}

/** A dialog that asks before it discards unsaved changes. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, size, isDirty, isBusy, onClose, footer, children } = props;

  function leave() {
    if (isBusy) return;
    // `confirmLeave` also asks about an unsaved form below this dialog, so an unchanged dialog does not call it.
    if (isDirty) confirmLeave(onClose);
    else onClose();
  }

  useUnsaved(isDirty);

  return (
    <Dialog
      isOpen
      onClose={leave}
      isBusy={isBusy}
      title={title}
      description={description}
      {...(size && { size })}
      footer={footer(leave)}
    >
      {children}
    </Dialog>
  );
}
