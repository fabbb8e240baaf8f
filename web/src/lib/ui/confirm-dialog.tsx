import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import * as texts from './ui-texts.ts';

interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  text: ReactNode;
  /** The label of the confirming button, such as `Delete Item`. */
  confirmLabel: string;
  /** The label of the cancelling button if 'Cancel' would be ambiguous. */
  keepLabel?: string;
  /** Use 'danger' if the action cannot be undone. */
  tone?: 'danger' | 'primary';
  isBusy?: boolean | undefined;
  busyLabel?: string | undefined;
}

/** Asks for confirmation. For a dangerous action, Cancel has the focus, so a hasty Enter is harmless. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, onConfirm, title, text, confirmLabel, isBusy, busyLabel } = props;
  const { tone = 'primary', keepLabel = texts.cancel } = props;
  return (
    <Dialog {...{ isOpen, onClose, isBusy, title }} description={text} size="small">
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button
          variant="secondary"
          onClick={onClose}
          disabled={isBusy}
          data-autofocus={tone === 'danger' || undefined}
        >
          {keepLabel}
        </Button>
        <Button
          variant={tone}
          onClick={onConfirm}
          {...{ isBusy, busyLabel }}
          data-autofocus={tone === 'primary' || undefined}
        >
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
