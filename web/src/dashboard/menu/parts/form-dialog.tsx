import type { ReactNode } from 'react';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { leaveBy, useUnsaved } from '../../../lib/unsaved/unsaved-changes.ts';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  size?: 'medium' | 'large' | 'wide';
  /** Something is typed that is not saved. */
  isDirty: boolean;
  isBusy: boolean;
  onClose: () => void;
  /** Gets the same way out as Esc, the cross and the browser's Back: one that asks. */
  footer: (leave: () => void) => ReactNode;
  children: ReactNode;
}

/** A dialog that does not lose what was typed: every way out of it asks first. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, size, isDirty, isBusy, onClose, footer, children } = props;

  function leave() {
    if (isBusy) return;
    // What is typed in a dialog beneath stays.
    if (isDirty) leaveBy(onClose);
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
