import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import * as texts from './ui-texts.ts';

interface DialogFooterProps {
  onCancel: () => void;
  cancelLabel?: string;
  isBusy?: boolean | undefined;
  /** The main button. */
  children: ReactNode;
}

/** Cancel and the main button, which share the width on phones. */
export function DialogFooter(props: DialogFooterProps) {
  const { onCancel, cancelLabel = texts.cancel, isBusy, children } = props;
  return (
    <div className="flex flex-wrap justify-end gap-2 *:grow sm:*:grow-0">
      <Button variant="secondary" onClick={onCancel} disabled={isBusy}>
        {cancelLabel}
      </Button>
      {children}
    </div>
  );
}
