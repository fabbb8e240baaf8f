import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { askUnsavedBy } from './unsaved-changes.ts';
import { watchLeaving } from './watch-leaving.ts';

/** Stands once around screens that edit something: no link, no way out of a form, no back key and no reload
 * loses it unasked. */
export function UnsavedGuard() {
  const [, navigate] = useLocation();
  const [leave, setLeave] = useState<() => void>();

  useEffect(() => askUnsavedBy((way) => setLeave(() => way)), []);
  useEffect(() => watchLeaving((path) => navigate(path, { replace: true })), [navigate]);

  return (
    <ConfirmDialog
      isOpen={leave !== undefined}
      onClose={() => setLeave(undefined)}
      onConfirm={() => {
        setLeave(undefined);
        leave?.();
      }}
      title="Discard your changes?"
      text="What you changed here is not saved yet."
      confirmLabel="Discard Changes"
      tone="danger"
    />
  );
}
