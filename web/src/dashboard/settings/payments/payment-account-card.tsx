import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { ConfirmDialog } from '../../../lib/ui/confirm-dialog.tsx';

interface PaymentAccountCardProps {
  icon: LucideIcon;
  name: string;
  notes: readonly string[];
  /** The account's name in the buttons. */
  itemName: 'UPI ID' | 'Keys';
  onChange: () => void;
  /** The question before the removal. */
  question: { title: string; text: string };
  isRemoving: boolean;
  /** @param close  call this after success or failure */
  onRemove: (close: () => void) => void;
  children?: ReactNode;
}

/** The account that receives guests' money, with buttons to change and remove it. */
export function PaymentAccountCard(props: PaymentAccountCardProps) {
  const { icon: Icon, name, notes, itemName, onChange, question, isRemoving, onRemove } = props;
  const [isConfirming, setConfirming] = useState(false);
  const close = () => setConfirming(false);
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line p-4">
      <div className="flex items-start gap-3">
        <Icon size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-faint" />
        <div className="min-w-0 grow">
          <p className="font-semibold wrap-anywhere">{name}</p>
          {notes.map((note) => (
            <p key={note} className="text-sm wrap-anywhere text-ink-soft">
              {note}
            </p>
          ))}
        </div>
      </div>
      {props.children}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={onChange}>
          Change {itemName}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setConfirming(true)}>
          Remove {itemName}
        </Button>
      </div>
      <ConfirmDialog
        {...question}
        isOpen={isConfirming}
        onClose={close}
        onConfirm={() => onRemove(close)}
        confirmLabel={`Remove ${itemName}`}
        tone="danger"
        isBusy={isRemoving}
        busyLabel="Removing..."
      />
    </div>
  );
}
