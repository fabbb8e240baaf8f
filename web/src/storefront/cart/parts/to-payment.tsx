import { isAwaitingPayment } from '@thali/shared/order-payments/online-order';
import type { Order } from '@thali/shared/orders/order.contract';
import { useEffect } from 'react';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import * as texts from '../checkout-texts.ts';

/**
 * Opens the payment page, in a new document, for an order that the kitchen gets after the payment. A repeated request
 * may return an order that was cancelled meanwhile. Rule: pay-20, pay-21
 */
export function ToPayment({ order }: { order: Order }) {
  const href = `/payment/${order.id}#pay`;
  const isHeld = isAwaitingPayment(order);
  useEffect(() => location.assign(href), [href]);
  return (
    <div className="flex flex-col items-center gap-4 py-16 text-center" role="status">
      <p className="font-display text-xl font-bold">
        {isHeld ? texts.orderHeld : texts.orderCancelled}
      </p>
      <p className="max-w-xs text-balance text-ink-soft">
        {texts.messGetsIt(order.vendorName, isHeld)}
      </p>
      <a href={href} className={buttonClass({ size: 'large' })}>
        {isHeld ? texts.payNow : texts.seeOrder}
      </a>
    </div>
  );
}
