import { Mail } from 'lucide-react';
import { mailLink } from '../../lib/tenant/support-email.ts';
import { Button } from '../../lib/ui/button.tsx';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { Dialog } from '../../lib/ui/dialog.tsx';
import { FullThali } from '../../lib/ui/marks/full-thali.tsx';
import type { PaidStage } from './find-paid-purchase.ts';
import { SignInWhenReady } from './parts/sign-in-when-ready.tsx';
import { SubscriptionDialog } from './parts/subscription-dialog.tsx';
import { lostSubdomainText, useActivation } from './payment-session.ts';
import { reloadWithPurchase } from './purchase-session.ts';
import type { Purchase } from './use-purchase.ts';

/** The dialogs of a purchase. */
export default function PurchaseDialogs({ purchase }: { purchase: Purchase }) {
  const { stage } = purchase;
  switch (stage.name) {
    case 'closed':
      return null;
    case 'paid':
      return <PaidDialog {...stage} />;
    case 'unconfirmed':
      return <UnconfirmedDialog message={stage.message} onClose={purchase.close} />;
    default:
      return <SubscriptionDialog purchase={purchase} stage={stage} />;
  }
}

/** Continue reloads the page, which shows the bought plan. A lost subdomain gets a link instead. Rule: plans-13 */
function PaidDialog({ planName, email, token, chooseUrl }: Omit<PaidStage, 'name'>) {
  return (
    <Dialog isOpen onClose={reloadWithPurchase} title="Payment successful" size="small">
      <div className="flex flex-col items-center gap-3 pb-2 text-center">
        {chooseUrl ? (
          <ChooseAnother href={chooseUrl} />
        ) : (
          <Active planName={planName} email={email} token={token} />
        )}
      </div>
    </Dialog>
  );
}

function ChooseAnother({ href }: { href: string }) {
  return (
    <>
      <p className="text-balance">{lostSubdomainText}</p>
      <a
        href={href}
        data-autofocus
        className={`${buttonClass({ size: 'large', isFullWidth: true })} mt-2`}
      >
        Choose Another Address
      </a>
    </>
  );
}

/** Says when the mess is ready. The set-up usually takes seconds. Rule: plans-13 */
function Active({ planName, email, token }: Pick<PaidStage, 'planName' | 'email' | 'token'>) {
  const { data } = useActivation(token);
  const isReady =
    data?.session.cardState === 'payment-completed' || data?.session.cardState === 'account-active';
  return (
    <>
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
      <div role="status" className="w-full empty:hidden">
        {isReady && <SignInWhenReady email={email} />}
      </div>
      <Button
        size="large"
        variant={isReady ? 'secondary' : 'primary'}
        isFullWidth
        onClick={reloadWithPurchase}
        data-autofocus
        className="mt-2"
      >
        Continue
      </Button>
    </>
  );
}

/**
 * The dialog for a buyer who may have paid without a confirmation. It is a dialog, because a buyer could miss a toast.
 */
function UnconfirmedDialog({ message, onClose }: { message: string; onClose: () => void }) {
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
        <Mail size={20} /> Contact support
      </a>
    </Dialog>
  );
}
