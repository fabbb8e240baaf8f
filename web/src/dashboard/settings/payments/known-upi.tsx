import { useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { ConfirmDialog } from '../../../lib/ui/confirm-dialog.tsx';

interface KnownUpiProps {
  upi: { id: string; payeeName: string };
  isBusy: boolean;
  onChange: () => void;
  onRemove: () => void;
}

/** The UPI ID as it is stored. */
export function KnownUpi({ upi, isBusy, onChange, onRemove }: KnownUpiProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field bg-sunken py-2 pr-2 pl-4">
      <p className="min-w-0 wrap-anywhere">
        <strong className="font-semibold">{upi.id}</strong>
        <span className="block text-sm text-ink-soft">{upi.payeeName}</span>
      </p>
      <span className="flex">
        <Button variant="quiet" size="small" onClick={onChange} aria-label="Change UPI ID">
          Change
        </Button>
        <Button
          variant="quiet"
          size="small"
          isBusy={isBusy}
          onClick={() => setAsking(true)}
          aria-label="Remove UPI ID"
        >
          Remove
        </Button>
      </span>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
        title="Remove your UPI ID?"
        text="Guests will pay in cash. Orders that still wait for UPI are paid at the counter."
        confirmLabel="Remove UPI ID"
        tone="danger"
      />
    </div>
  );
}
