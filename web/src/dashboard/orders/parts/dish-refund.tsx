import { formatShortRupees } from '@thali/shared/money/paise';
import { pendingRefund } from '@thali/shared/order-payments/online-order';
import { canRefundDishes, canRemoveDishes } from '@thali/shared/order-payments/receive-payment';
import type { Order } from '@thali/shared/orders/order.contract';
import type { RefundProblem } from '@thali/shared/orders/payment-methods';
import { RotateCw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { unitCount } from '../../../orders/display/order-texts.ts';
import { hasRefundableDish, refundableAmount } from '../refund-amounts.ts';
import { useRefundOrder } from '../use-refund-order.ts';
import { RefundDialog } from './refund-dialog.tsx';

/** The removal or refund of dishes, or of an online payment, with buttons for staff. Rule: pay-27, pay-28, pay-42 */
export function DishRefund({ order }: { order: Order }) {
  const [isChoosing, setChoosing] = useState(false);
  const { refund, isBusy } = useRefundOrder(order, () => setChoosing(false));
  const pendingAmount = pendingRefund(order);
  const problem = order.payment?.refundProblem;
  const { refunded = 0 } = order.payment ?? {};
  return (
    <>
      {order.paymentStatus === 'partly_refunded' && (
        <p className="text-sm">{formatShortRupees(refunded)} was refunded so far.</p>
      )}
      {pendingAmount > 0 && (
        <p className="text-sm">
          {formatShortRupees(pendingAmount)}{' '}
          {problem ? problemTexts[problem] : 'is on its way back to the guest.'}
        </p>
      )}
      {problem && (
        <Button
          variant="secondary"
          isBusy={isBusy}
          icon={<RotateCw size={18} />}
          onClick={() => refund({})}
        >
          Try Again
        </Button>
      )}
      {canRefundDishes(order) && refundableAmount(order) > 0 && hasRefundableDish(order) && (
        <Button variant="secondary" icon={<Undo2 size={18} />} onClick={() => setChoosing(true)}>
          Refund
        </Button>
      )}
      {canRemoveDishes(order) && unitCount(order) > 1 && (
        <Button variant="secondary" icon={<Undo2 size={18} />} onClick={() => setChoosing(true)}>
          Remove a dish
        </Button>
      )}
      {isChoosing && (
        <RefundDialog
          order={order}
          isBusy={isBusy}
          onRefund={refund}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

const problemTexts: Record<RefundProblem, string> = {
  balance: 'is not refunded yet: your Razorpay balance is too low. We will try again.',
  bank: 'is not refunded yet: the guest’s bank did not take it. We will try again.',
  refused:
    'is not refunded: Razorpay or the guest’s bank refused it. Please check it in your Razorpay dashboard.',
  no_account:
    'is not refunded: your keys were removed. Please refund it in your Razorpay dashboard.',
};
