import { formatShortRupees } from '@thali/shared/money/paise';
import type { Order } from '@thali/shared/orders/order.contract';
import { Undo2 } from 'lucide-react';
import { formatDayAndTime } from '../../../lib/time/format-time.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { StaffPaymentBadge } from '../../../orders/payment/payment-badge.tsx';
import { ReceiveButtons } from '../../../orders/payment/receive-buttons.tsx';
import { staffPayment } from '../../../orders/payment/staff-payment.ts';
import { useOrderPayment } from '../../shared/use-order-payment.ts';
import { useOrderStore } from '../order-store.tsx';
import { refundableAmount } from '../refund-amounts.ts';
import { DishRefund } from './dish-refund.tsx';

/** The payment of an order, with buttons for staff. Rule: pay-15, pay-16 */
export function OrderPayment({ order }: { order: Order }) {
  const { pay, isBusy } = useListedPayment(order);
  const payment = staffPayment(order);
  return (
    <div className="mt-4 flex flex-col gap-3 empty:hidden">
      {payment && (
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <StaffPaymentBadge order={order} />
          <span className="text-sm text-ink-soft">{historyText(order)}</span>
        </p>
      )}
      <ReceiveButtons order={order} isBusy={isBusy} onReceive={pay} />
      <DishRefund order={order} />
      {payment?.canRefundByHand && (
        <>
          <p className="text-sm">
            Give {formatShortRupees(refundableAmount(order))} back to the guest first, then press
            ‘Refunded’.
          </p>
          <Button
            variant="secondary"
            isBusy={isBusy}
            icon={<Undo2 size={18} />}
            onClick={() => pay('refunded')}
          >
            Refunded
          </Button>
        </>
      )}
    </div>
  );
}

/** Says who changed the payment last, and when. */
function historyText({ payment = {} }: Order): string {
  const { saidAt, receivedAt, receivedBy, refundedAt, refundedBy } = payment;
  if (refundedAt) return `by ${refundedBy}, ${formatDayAndTime(refundedAt)}`;
  if (receivedAt) return `received by ${receivedBy ?? 'Razorpay'}, ${formatDayAndTime(receivedAt)}`;
  return saidAt ? formatDayAndTime(saidAt) : '';
}

/** The button on a card that confirms that the guest's payment has arrived. */
export function ReceivedButton({ order, describedBy }: { order: Order; describedBy: string }) {
  const { pay, isBusy } = useListedPayment(order);
  const payment = staffPayment(order);
  if (!payment?.isReported || !payment.canReceive) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      isBusy={isBusy}
      aria-describedby={describedBy}
      onClick={() => pay('upi')}
    >
      Received
    </Button>
  );
}

function useListedPayment(order: Order) {
  const { updateLists } = useOrderStore();
  return useOrderPayment(order, (changed) => updateLists([changed]));
}
