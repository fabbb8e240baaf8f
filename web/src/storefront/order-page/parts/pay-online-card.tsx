import { formatRupees } from '@thali/shared/money/paise';
import { isAwaiting } from '@thali/shared/order-payments/online-order';
import type { Order } from '@thali/shared/orders/order.contract';
import { CreditCard } from 'lucide-react';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { Card } from '../../../lib/ui/card.tsx';
import { TimeToPay } from '../../shared/time-to-pay.tsx';

/** Leads to where an order is paid online; that is a document of its own, so it is loaded as one. Rule: pay-21 */
export default function PayOnlineCard({ order }: { order: Order }) {
  return (
    <Card className="flex flex-col gap-3 p-5">
      <div className="flex items-baseline justify-between gap-3">
        <p className="text-ink-soft">
          {isAwaiting(order) ? 'Your order is held for you.' : 'Pay now, or at the counter.'}
        </p>
        <TimeToPay order={order} />
      </div>
      <a
        href={`/payment/${order.id}#pay`}
        className={buttonClass({ size: 'large', isFullWidth: true })}
      >
        <CreditCard size={20} />
        Pay {formatRupees(order.finalAmount)} now
      </a>
    </Card>
  );
}
