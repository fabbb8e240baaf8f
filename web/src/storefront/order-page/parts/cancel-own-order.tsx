import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type GuestCancelReason,
  guestCancelReason,
  secondsToCancel,
} from '@thali/shared/orders/guest-cancellation';
import type { Order } from '@thali/shared/orders/order.contract';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { telHref } from '../../../lib/phone/tel-href.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { ConfirmDialog } from '../../../lib/ui/confirm-dialog.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { cacheOrder, orderKey, orderRequest } from '../../../orders/follow/get-order.ts';
import type { OrderViewProps } from '../../../orders/follow/order-access.tsx';
import type { OrderProof } from '../../../orders/follow/order-proof.ts';
import { moneyIfCancelled } from '../../../orders/payment/payment-state.ts';
import * as texts from '../order-page-texts.ts';
import { useContact } from './contact-card.tsx';

/** Lets guests cancel before the kitchen starts, and call a kitchen that does not answer. Rule: storefront-17, orders-48, pay-21 */
export function CancelOwnOrder({ order, proof }: Pick<OrderViewProps, 'order' | 'proof'>) {
  const now = useNow(1000).getTime();
  const [isConfirming, setConfirming] = useState(false);
  const cancel = useCancelOrder(order, proof, () => setConfirming(false));
  const phone = useContact(order, false)?.phone;
  const reason = guestCancelReason({ ...order, lines: order.items }, now);
  const secondsLeft = reason === 'customer' ? secondsToCancel(order, now) : undefined;
  // An open dialog stays, because the server decides.
  if (!reason && !isConfirming) return null;
  return (
    <div className="flex flex-wrap gap-2 *:grow">
      {phone && reason === 'no_answer' && (
        <a href={telHref(phone)} className={buttonClass({ size: 'large' })}>
          <Phone size={20} />
          {texts.callKitchen}
        </a>
      )}
      <Button variant="secondary" size="large" onClick={() => setConfirming(true)}>
        {texts.cancelOrder}
        {secondsLeft !== undefined && (
          <span aria-hidden className="money font-normal text-ink-soft">
            {texts.secondsLeft(secondsLeft)}
          </span>
        )}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => cancel.mutate()}
        title={texts.cancelQuestion}
        text={question(order, reason)}
        confirmLabel={texts.cancelOrder}
        keepLabel={reason === 'no_answer' ? texts.keepWaiting : texts.keepOrder}
        tone="danger"
        isBusy={cancel.isPending}
        busyLabel={texts.cancelling}
      />
    </div>
  );
}

function question(order: Order, reason: GuestCancelReason | undefined): string {
  const money = texts.ifCancelled(moneyIfCancelled(order));
  switch (reason) {
    case 'unpaid':
      return texts.notSent(order.vendorName);
    case 'no_answer':
      return texts.notSeen(order.vendorName, money);
    case 'customer':
      return texts.notStarted(order.vendorName, money);
    default:
      return texts.mayHaveStarted;
  }
}

/** Cancels the order. If the kitchen has started it by now, shows the current order instead. Rule: kitchen-4 */
function useCancelOrder(order: Order, proof: OrderProof, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const answer = await callApi('POST /orders/{orderId}/cancel', {
        ...orderRequest(order.id, proof),
        quiet: true,
      });
      cacheOrder(client, proof, answer.order);
    },
    onError: (error) => {
      // Reads the order again: it may be cancelled although the answer was lost.
      void client.invalidateQueries({ queryKey: orderKey(order.id, proof) });
      if (error instanceof ApiError && error.status < 500) showToast(refusal(error));
    },
    onSettled: onDone,
  });
}

function refusal({ status, message }: ApiError) {
  return status === 409
    ? ({
        kind: 'info',
        title: texts.kitchenHasIt,
        description: texts.notCancelledHint,
      } as const)
    : ({ kind: 'error', title: texts.notCancelled, description: message } as const);
}
