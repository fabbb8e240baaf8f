import { CircleAlert } from 'lucide-react';
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

/** Why a dialog's form did not go through; read out when it comes. */
export function FormAlert({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className="empty:-mb-4">
      {text && (
        <p className="flex items-start gap-2.5 rounded-field bg-chilli-soft px-3.5 py-3 text-sm font-semibold text-chilli">
          <CircleAlert size={18} className="mt-0.5 shrink-0" />
          {text}
        </p>
      )}
    </div>
  );
}
