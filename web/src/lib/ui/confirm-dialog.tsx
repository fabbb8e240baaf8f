import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  text: ReactNode;
  /** What the confirming button does, such as `Delete Item`. */
  confirmLabel: string;
  /** What leaving it does, where 'Cancel' could mean both. */
  keepLabel?: string;
  /** Danger: what it does can't be taken back. */
  tone?: 'danger' | 'primary';
  isBusy?: boolean | undefined;
  busyLabel?: string | undefined;
}

/** Asks once more. Where something would be lost, a hasty Enter presses Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, onConfirm, title, text, confirmLabel, isBusy, busyLabel } = props;
  const { tone = 'primary', keepLabel = 'Cancel' } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isBusy}
      title={title}
      description={text}
      size="small"
    >
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
          isBusy={isBusy}
          busyLabel={busyLabel}
          data-autofocus={tone === 'primary' || undefined}
        >
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
