import { PaidDialog } from './parts/paid-dialog.tsx';
import { SubscriptionDialog } from './parts/subscription-dialog.tsx';
import { UnconfirmedDialog } from './parts/unconfirmed-dialog.tsx';
import type { Purchase } from './use-purchase.ts';

/** What buying a plan opens. */
export default function PurchaseDialogs({ purchase }: { purchase: Purchase }) {
  const { stage } = purchase;
  switch (stage.name) {
    case 'closed':
      return null;
    case 'paid':
      return <PaidDialog plan={stage.plan} email={stage.email} />;
    case 'unconfirmed':
      return <UnconfirmedDialog message={stage.message} onClose={purchase.close} />;
    default:
      return <SubscriptionDialog purchase={purchase} stage={stage} />;
  }
}
