import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useEscape } from '../use-escape.ts';
import { useLeaveGuard } from '../use-leave-guard.ts';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  size?: 'medium' | 'large';
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
  const [isAsking, setAsking] = useState(false);

  function leave() {
    if (isBusy) return;
    if (isDirty) setAsking(true);
    else onClose();
  }

  useEscape(() => (isAsking ? setAsking(false) : leave()));
  useLeaveGuard({ isDirty, onBack: leave });

  return (
    <>
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
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={onClose}
        title="Discard your changes?"
        text="What you changed here is not saved yet."
        confirmLabel="Discard Changes"
        tone="danger"
      />
    </>
  );
}
