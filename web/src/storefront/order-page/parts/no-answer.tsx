import { isAwaiting } from '@thali/shared/order-payments/online-order';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { telHref } from '../../../lib/phone/tel-href.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { ConfirmDialog } from '../../../lib/ui/confirm-dialog.tsx';
import type { ShownOrder } from '../../../orders/follow/shown-order.ts';
import { useGivenUp } from '../../../orders/follow/use-given-up.ts';
import { moneyIfCancelled } from '../../../orders/payment/money-if-cancelled.ts';
import { useCancelUnanswered } from '../../shared/use-cancel-unanswered.ts';
import { useContact } from '../use-contact.ts';

/** The ways on where the kitchen has not answered in its time, or has not got the order. Rule: storefront-17, pay-21 */
export function NoAnswer({ order, proof }: Pick<ShownOrder, 'order' | 'proof'>) {
  const isGivenUp = useGivenUp(order);
  const [isAsking, setAsking] = useState(false);
  const cancel = useCancelUnanswered(order, proof, () => setAsking(false));
  const phone = useContact(order, false)?.phone;
  const isHeldBack = isAwaiting(order);
  if (!isGivenUp && !isHeldBack) return null;
  return (
    <div className="flex flex-wrap gap-2 *:grow">
      {phone && !isHeldBack && (
        <a href={telHref(phone)} className={buttonClass({ size: 'large' })}>
          <Phone size={20} />
          Call the kitchen
        </a>
      )}
      <Button variant="secondary" size="large" onClick={() => setAsking(true)}>
        Cancel my order
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => cancel.mutate()}
        title="Cancel your order?"
        text={
          isHeldBack
            ? `${order.vendorName} does not have it yet. If you have just paid, your money goes back to you.`
            : `${order.vendorName} has not seen it yet. If you cancel, ${moneyIfCancelled(order)}`
        }
        confirmLabel="Cancel my order"
        keepLabel={isHeldBack ? 'Keep my order' : 'Keep waiting'}
        tone="danger"
        isBusy={cancel.isPending}
        busyLabel="Cancelling..."
      />
    </div>
  );
}
