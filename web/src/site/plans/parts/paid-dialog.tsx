import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { FullThali } from '../../../lib/ui/marks/full-thali.tsx';
import { reloadWithPurchase } from '../end-purchase-session.ts';
import type { PlanForSale } from '../plan-for-sale.ts';

interface PaidDialogProps {
  plan: PlanForSale;
  email: string;
}

/** The way on is one: the page loads anew and shows what was bought. Rule: plans-13 */
export function PaidDialog({ plan, email }: PaidDialogProps) {
  return (
    <Dialog isOpen onClose={reloadWithPurchase} title="Payment successful" size="small">
      <div className="flex flex-col items-center gap-3 pb-2 text-center">
        <FullThali className="size-40" />
        <p className="font-display text-xl font-bold text-balance">
          Your {plan.name} subscription is active!
        </p>
        <p className="text-ink-soft">Account will be activated within 2 hours</p>
        <p className="max-w-full text-sm break-words text-ink-soft">
          Your login credentials go to <strong className="block text-ink">{email}</strong>
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
