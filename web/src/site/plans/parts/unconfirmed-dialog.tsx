import { Mail } from 'lucide-react';
import { mailLink } from '../../../lib/tenant/support-email.ts';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { Dialog } from '../../../lib/ui/dialog.tsx';

interface UnconfirmedDialogProps {
  message: string;
  onClose: () => void;
}

/** Money went, and no answer came: this must not pass like a toast. */
export function UnconfirmedDialog({ message, onClose }: UnconfirmedDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title="We could not confirm your payment"
      description={message}
    >
      <p className="mb-4 text-ink-soft">
        Please do not pay again: once the bank tells us, your account is activated by itself, and
        your login credentials come by e-mail.
      </p>
      <a href={mailLink('My payment')} className={buttonClass({ isFullWidth: true })}>
        <Mail size={20} aria-hidden="true" /> Contact support
      </a>
    </Dialog>
  );
}
