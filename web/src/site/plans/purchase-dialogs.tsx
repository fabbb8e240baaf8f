import { Mail } from 'lucide-react';
import { mailLink } from '../../lib/tenant/support-email.ts';
import { Button } from '../../lib/ui/button.tsx';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { Dialog } from '../../lib/ui/dialog.tsx';
import { FullThali } from '../../lib/ui/marks/full-thali.tsx';
import { SubscriptionDialog } from './parts/subscription-dialog.tsx';
import { reloadWithPurchase } from './purchase-session.ts';
import type { Purchase } from './use-purchase.ts';

/** What buying a plan opens. */
export default function PurchaseDialogs({ purchase }: { purchase: Purchase }) {
  const { stage } = purchase;
  switch (stage.name) {
    case 'closed':
      return null;
    case 'paid':
      return <PaidDialog planName={stage.planName} email={stage.email} />;
    case 'unconfirmed':
      return <UnconfirmedDialog message={stage.message} onClose={purchase.close} />;
    default:
      return <SubscriptionDialog purchase={purchase} stage={stage} />;
  }
}

interface PaidDialogProps {
  planName: string;
  email: string | undefined;
}

/** The way on is one: the page reloads and shows what was bought. Rule: plans-13 */
function PaidDialog({ planName, email }: PaidDialogProps) {
  return (
    <Dialog isOpen onClose={reloadWithPurchase} title="Payment successful" size="small">
      <div className="flex flex-col items-center gap-3 pb-2 text-center">
        <FullThali className="size-40" />
        <p className="font-display text-xl font-bold text-balance">
          Your {planName} subscription is active!
        </p>
        <p className="text-ink-soft">Account will be activated within 2 hours</p>
        <p className="max-w-full text-sm break-words text-ink-soft">
          {email ? (
            <>
              Your login credentials go to <strong className="block text-ink">{email}</strong>
            </>
          ) : (
            'You have already paid. There is nothing more to pay.'
          )}
        </p>
        <Button
          size="large"
          isFullWidth
          onClick={reloadWithPurchase}
          data-autofocus
          className="mt-2"
        >
          Continue
        </Button>
      </div>
    </Dialog>
  );
}

interface UnconfirmedDialogProps {
  message: string;
  onClose: () => void;
}

/** Money went, and no answer came: this must not pass like a toast. */
function UnconfirmedDialog({ message, onClose }: UnconfirmedDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title="We could not confirm your payment"
      description={message}
    >
      <p className="mb-4 text-ink-soft">
        Please do not pay again. Once the bank confirms it, we activate your account and email your
        login credentials.
      </p>
      <a href={mailLink('My payment')} className={buttonClass({ isFullWidth: true })}>
        <Mail size={20} aria-hidden="true" /> Contact support
      </a>
    </Dialog>
  );
}
