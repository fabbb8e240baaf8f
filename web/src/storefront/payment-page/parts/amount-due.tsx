import { formatShortRupees, toPaise } from '@thali/shared/money/paise';
import {
  isAwaitingPayment,
  isCancelledBeforePayment,
  pendingRefund,
} from '@thali/shared/order-payments/online-order';
import type { Order } from '@thali/shared/orders/order.contract';
import { isEndedEarly } from '@thali/shared/orders/order-status';
import { Check, CheckCheck } from 'lucide-react';
import { useRef } from 'react';
import type { BadgeTone } from '../../../lib/ui/badge.tsx';
import { classNames } from '../../../lib/ui/class-names.ts';
import { Money } from '../../../lib/ui/money.tsx';
import { useLostFocus } from '../../../lib/ui/use-lost-focus.ts';
import { orderName } from '../../../orders/display/order-name.ts';
import {
  mismatchText,
  paymentMethodLabel,
  paymentState,
} from '../../../orders/payment/payment-state.ts';
import { paymentLooks } from '../../shared/payment-looks.ts';
import * as texts from '../payment-page-texts.ts';

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
        {texts.paymentIs(state.label)}
      </p>
    </>
  );
}

/** Tells the guest the next step, or what happened to the money. */
function dueText(order: Order): string {
  const { status, vendorName, paymentMethod, paymentStatus } = order;
  if (order.finalAmount === 0) return texts.nothingToPay;
  switch (paymentState(order).kind) {
    case 'due':
      if (isAwaitingPayment(order)) return texts.startsWhenPaid;
      if (paymentMethod === 'online') {
        return texts.payOnlineOrCounter(vendorName);
      }
      return paymentMethod === 'upi'
        ? texts.payUpiOrCounter(vendorName)
        : texts.payAtCounter(paymentMethodLabel(paymentMethod));
    case 'reported':
      return isEndedEarly(status)
        ? texts.endedRefundIfIn(vendorName)
        : texts.messChecks(vendorName);
    case 'paid':
      if (order.payment?.refunded || pendingRefund(order) > 0) return partRefundText(order);
      return texts.paidMess(vendorName);
    case 'refund':
      if (paymentMethod === 'online') return fullRefundText(order);
      return paymentStatus === 'refunded'
        ? texts.messRefunded(vendorName)
        : texts.endedMessRefunds(vendorName);
    case 'none':
      if (isCancelledBeforePayment(order)) return texts.cancelledUnpaid;
      if (order.cancelReason === 'unpaid') {
        return texts.notPaidInTime;
      }
      return isEndedEarly(status) ? endTexts[status] : endTexts.cancelled;
    case 'unknown':
      return texts.askWhatIsDue(vendorName);
  }
}

const endTexts = {
  cancelled: texts.wasCancelled,
  expired: texts.hasExpired,
};

const bankText = texts.bankTime;

/** The text about a full refund of an online payment. */
function fullRefundText(order: Order): string {
  const { cancelReason, paymentStatus } = order;

  const lateText = cancelReason === 'unpaid' ? texts.cameLate(isCancelledBeforePayment(order)) : '';
  return paymentStatus === 'refunded'
    ? texts.fullyRefunded(lateText, bankText)
    : texts.fullRefundOnWay(lateText);
}

/** The text about a partial refund. */
function partRefundText(order: Order): string {
  const pendingAmount = pendingRefund(order);
  const { refunded = 0, refundReason } = order.payment ?? {};
  const reasonText = refundReason ? `: “${refundReason}”.` : '.';
  if (pendingAmount > 0)
    return texts.refunding(order.vendorName, formatShortRupees(pendingAmount), reasonText);
  const when = order.paymentMethod === 'online' ? ` ${bankText}` : '';
  return texts.refundedPart(order.vendorName, formatShortRupees(refunded), reasonText, when);
}
