import { formatShortRupees, toPaise } from '@thali/shared/money/paise';
import {
  isAwaitingPayment,
  isCancelledBeforePayment,
  pendingRefund,
} from '@thali/shared/order-payments/online-order';
import type { Order } from '@thali/shared/orders/order.contract';
import { orderName } from '@thali/shared/orders/order-name';
import { isEndedEarly } from '@thali/shared/orders/order-status';
import { Check, CheckCheck } from 'lucide-react';
import { useRef } from 'react';
import type { BadgeTone } from '../../../lib/ui/badge.tsx';
import { classNames } from '../../../lib/ui/class-names.ts';
import { Money } from '../../../lib/ui/money.tsx';
import { useLostFocus } from '../../../lib/ui/use-lost-focus.ts';
import {
  mismatchText,
  paymentMethodLabel,
  paymentState,
} from '../../../orders/payment/payment-state.ts';
import { paymentLooks } from '../../shared/payment-looks.ts';

const backgrounds: Record<BadgeTone, string> = {
  accent: 'bg-accent-soft',
  leaf: 'bg-leaf-soft text-leaf',
  steel: 'bg-steel-soft',
  chilli: 'bg-chilli-soft',
  neutral: 'bg-sunken',
};

/** The state of a payment in large type. */
export function AmountDue({ order }: { order: Order }) {
  const state = paymentState(order);
  const [tone, icon] = paymentLooks[state.kind];
  const Icon = icon === Check ? CheckCheck : icon;
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(state.kind, () => heading.current);
  return (
    <>
      <div
        key={state.kind}
        className={classNames(
          'flex animate-fade-in flex-col items-center gap-2 rounded-sheet px-5 py-6 text-center',
          backgrounds[tone],
        )}
      >
        <Icon size={44} strokeWidth={1.75} />
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-display text-2xl font-bold text-ink outline-none"
        >
          {state.label}
        </h1>
        {state.kind !== 'none' && (
          <Money
            paise={toPaise(order.finalAmount)}
            className="font-display text-[clamp(2rem,11vw,3.5rem)] leading-tight font-bold text-ink"
          />
        )}
        <p className="max-w-xs text-balance text-ink-soft">
          {[mismatchText(order), dueText(order)].filter(Boolean).join(' ')}
        </p>
        <p className="money mt-1 text-sm text-ink-soft">
          <strong className="text-ink">{orderName(order)}</strong>
        </p>
      </div>
      <p role="status" className="sr-only">
        Payment: {state.label}.
      </p>
    </>
  );
}

/** Tells the guest the next step, or what happened to the money. */
function dueText(order: Order): string {
  const { status, vendorName, paymentMethod, paymentStatus } = order;
  if (order.finalAmount === 0) return 'There is nothing to pay.';
  switch (paymentState(order).kind) {
    case 'due':
      if (isAwaitingPayment(order)) return `The kitchen starts when your payment is in.`;
      if (paymentMethod === 'online') {
        return `Pay ${vendorName} online, or at the counter when you collect your food.`;
      }
      return paymentMethod === 'upi'
        ? `Pay ${vendorName} by UPI, or at the counter when you collect your food.`
        : `${paymentMethodLabel(paymentMethod)}: pay at the counter when you collect your food.`;
    case 'reported':
      return isEndedEarly(status)
        ? `This order has ended. If your payment came in, ${vendorName} will refund it.`
        : `${vendorName} will check it and mark it as received.`;
    case 'paid':
      if (order.payment?.refunded || pendingRefund(order) > 0) return partRefundText(order);
      return `You have paid ${vendorName}. Nothing more to pay.`;
    case 'refund':
      if (paymentMethod === 'online') return fullRefundText(order);
      return paymentStatus === 'refunded'
        ? `${vendorName} refunded your money.`
        : `This order has ended. ${vendorName} will refund your money.`;
    case 'none':
      if (isCancelledBeforePayment(order))
        return 'You cancelled it before it was paid. It was not cooked.';
      if (order.cancelReason === 'unpaid') {
        return 'It was not paid in time, so it was cancelled and not cooked.';
      }
      return isEndedEarly(status) ? endTexts[status] : endTexts.cancelled;
    case 'unknown':
      return `Ask at ${vendorName} what is due.`;
  }
}

const endTexts = {
  cancelled: 'This order was cancelled.',
  expired: 'This order has expired.',
};

const bankText = 'It reaches the account you paid from in 5 to 7 working days.';

/** The text about a full refund of an online payment. */
function fullRefundText(order: Order): string {
  const { cancelReason, paymentStatus } = order;
  const timing = isCancelledBeforePayment(order) ? 'after you cancelled' : 'too late';
  const lateText = cancelReason === 'unpaid' ? `Your payment came ${timing}. ` : '';
  return paymentStatus === 'refunded'
    ? `${lateText}The full amount was refunded. ${bankText}`
    : `${lateText}The full amount is on its way back to you.`;
}

/** The text about a partial refund. */
function partRefundText(order: Order): string {
  const pendingAmount = pendingRefund(order);
  const { refunded = 0, refundReason } = order.payment ?? {};
  const reasonText = refundReason ? `: “${refundReason}”.` : '.';
  if (pendingAmount > 0)
    return `${order.vendorName} is refunding ${formatShortRupees(pendingAmount)}${reasonText}`;
  const when = order.paymentMethod === 'online' ? ` ${bankText}` : '';
  return `${order.vendorName} refunded ${formatShortRupees(refunded)}${reasonText}${when}`;
}
