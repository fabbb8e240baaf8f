import { isOngoing } from '@thali/shared/orders/order-status';
import { formatDayAndTime } from '../../../lib/time/format-time.ts';
import { Card } from '../../../lib/ui/card.tsx';
import { drawPaymentQr } from '../../../lib/ui/qr/order-qr.ts';
import { usePageTitle } from '../../../lib/ui/use-page-title.ts';
import { BillTotals } from '../../../orders/bill-totals.tsx';
import { LinkCode } from '../../../orders/link-code.tsx';
import { paymentState } from '../../../orders/payment-state.ts';
import type { ShownOrder } from '../../../orders/shown-order.ts';
import { AmountDue } from './amount-due.tsx';
import { PaymentMethods } from './payment-methods.tsx';

/** What is due for an order, how to pay it, and its code. */
export function PaymentView({ order }: ShownOrder) {
  const state = paymentState(order);
  const isDue = state.kind === 'due';
  usePageTitle(`${state.label}: your order at ${order.vendorName}`);
  return (
    <div
      data-ongoing-order={isOngoing(order.status) || undefined}
      className="grid grid-cols-1 gap-4 md:grid-cols-2 md:items-start"
    >
      <div className="flex min-w-0 flex-col gap-4">
        <AmountDue order={order} />
        {isDue && <PaymentMethods chosen={order.paymentMethod} />}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Card className="flex flex-col gap-3 p-5">
          <div>
            <h2 className="font-display text-lg font-bold">{order.vendorName}</h2>
            <p className="text-sm text-ink-soft">
              Placed {formatDayAndTime(order.createdAt)} for {order.customerInfo.name}
            </p>
          </div>
          <BillTotals order={order} />
        </Card>
        {isDue && (
          <LinkCode
            title="Show this at the counter"
            text="The code leads to this page, with what is due."
            name="QR code of this payment's link"
            of={`payment ${order.id}`}
            draw={() => drawPaymentQr(location.origin, order.id, order.finalAmount)}
          />
        )}
      </div>
    </div>
  );
}
