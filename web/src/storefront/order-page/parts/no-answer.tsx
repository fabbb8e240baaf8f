import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isAwaiting } from '@thali/shared/order-payments/online-order';
import type { Order } from '@thali/shared/orders/order.contract';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { telHref } from '../../../lib/phone/tel-href.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { ConfirmDialog } from '../../../lib/ui/confirm-dialog.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { cacheOrder, orderKey, orderRequest } from '../../../orders/follow/get-order.ts';
import type { ShownOrder } from '../../../orders/follow/order-access.tsx';
import type { OrderProof } from '../../../orders/follow/order-proof.ts';
import { useAnswerOverdue } from '../../../orders/follow/use-answer-overdue.ts';
import { moneyIfCancelled } from '../../../orders/payment/payment-state.ts';
import { useContact } from './contact-card.tsx';

/** Lets the guest call or cancel if the kitchen does not answer, or does not have the order yet. Rule: storefront-17, pay-21 */
export function NoAnswer({ order, proof }: Pick<ShownOrder, 'order' | 'proof'>) {
  const isAnswerOverdue = useAnswerOverdue(order);
  const [isConfirming, setConfirming] = useState(false);
  const cancel = useCancelUnanswered(order, proof, () => setConfirming(false));
  const phone = useContact(order, false)?.phone;
  const isHeldBack = isAwaiting(order);
  if (!isAnswerOverdue && !isHeldBack) return null;
  return (
    <div className="flex flex-wrap gap-2 *:grow">
      {phone && !isHeldBack && (
        <a href={telHref(phone)} className={buttonClass({ size: 'large' })}>
          <Phone size={20} />
          Call the kitchen
        </a>
      )}
      <Button variant="secondary" size="large" onClick={() => setConfirming(true)}>
        Cancel my order
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
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

/** Cancels an unanswered order. If the kitchen or the payment was faster, shows the current order instead. Rule: kitchen-4 */
function useCancelUnanswered(order: Order, proof: OrderProof, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const answer = await callApi('POST /orders/{orderId}/cancel-unanswered', {
        ...orderRequest(order.id, proof),
        quiet: true,
      });
      cacheOrder(client, proof, answer.order);
    },
    onError: (error) => {
      // If the answer was lost, the order may be cancelled.
      void client.invalidateQueries({ queryKey: orderKey(order.id, proof) });
      if (error instanceof ApiError && error.status < 500) showToast(refusal(error, order));
    },
    onSettled: onDone,
  });
}

function refusal({ status, message }: ApiError, order: Order) {
  return status === 409
    ? ({
        kind: 'info',
        title: isAwaiting(order) ? 'Your payment just came in' : 'The kitchen just answered',
        description: 'Your order is with them now, so it was not cancelled.',
      } as const)
    : ({ kind: 'error', title: 'Not cancelled', description: message } as const);
}
