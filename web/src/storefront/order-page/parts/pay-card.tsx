import { formatShortRupees } from '@thali/shared/money/paise';
import { canPayByUpi } from '@thali/shared/order-payments/can-pay-by-upi';
import { canPayOnline, isAwaitingPayment } from '@thali/shared/order-payments/online-order';
import type { Order } from '@thali/shared/orders/order.contract';
import { CreditCard, QrCode } from 'lucide-react';
import { Link } from 'wouter';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { Card } from '../../../lib/ui/card.tsx';
import { paymentState } from '../../../orders/payment/payment-state.ts';
import { TimeToPay } from '../../shared/time-to-pay.tsx';
import * as texts from '../order-page-texts.ts';

/** Links to the payment page, or says that the mess is checking the payment. Rule: pay-17, pay-21 */
export function PayCard({ order }: { order: Order }) {
  const isOnline = canPayOnline(order);
  if (!isOnline && !canPayByUpi(order, serverNow())) return null;
  return (
    <Card className="flex flex-col gap-3 p-5">
      <div className="flex items-center justify-between gap-3">
        <p className="text-ink-soft">{cardText(order)}</p>
        <TimeToPay order={order} />
      </div>
      {isOnline ? <ToCheckout order={order} /> : <ToUpi order={order} />}
    </Card>
  );
}

function cardText(order: Order): string {
  if (paymentState(order).kind === 'reported') {
    return texts.checkingPayment(order.vendorName);
  }
  return isAwaitingPayment(order) ? texts.held : texts.payNowOrCounter;
}

/** A plain link, because the online checkout needs its own document. */
function ToCheckout({ order }: { order: Order }) {
  return (
    <a
      href={`/payment/${order.id}#pay`}
      className={buttonClass({ size: 'large', isFullWidth: true })}
    >
      <CreditCard size={20} />
      {texts.payNow(formatShortRupees(order.finalAmount))}
    </a>
  );
}

function ToUpi({ order }: { order: Order }) {
  const isReported = paymentState(order).kind === 'reported';
  return (
    <Link
      href={`/payment/${order.id}`}
      className={buttonClass({
        variant: isReported ? 'secondary' : 'primary',
        size: isReported ? 'medium' : 'large',
        isFullWidth: true,
      })}
    >
      {isReported ? (
        texts.seePayment
      ) : (
        <>
          <QrCode size={20} />
          {texts.payByUpi(formatShortRupees(order.finalAmount))}
        </>
      )}
    </Link>
  );
}
