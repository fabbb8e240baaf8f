import type { Order } from '@thali/shared/orders/order.contract';
import { IndianRupee } from 'lucide-react';
import type { BadgeTone } from '../../lib/ui/badge.tsx';
import { Button } from '../../lib/ui/button.tsx';
import { classNames } from '../../lib/ui/class-names.ts';
import { handOverMoney } from '../../orders/payment/hand-over.ts';
import { sameDigitsText, staffPayment } from '../../orders/payment/staff-payment.ts';
import type { KitchenActions } from '../kitchen-actions.ts';
import * as texts from '../kitchen-texts.ts';

interface TicketPaymentProps {
  order: Order;
  sameDigitsAs: string | undefined;
  actions: KitchenActions;
  /** The id of the heading that names the order for screen readers. */
  describedBy: string;
  onMore: (order: Order) => void;
}

/** The colours of a payment on a ticket and in the hand-over list. */
export const paymentLooks: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink-soft',
  steel: 'bg-steel-soft text-ink',
  accent: 'bg-accent-soft text-ink',
  leaf: 'bg-leaf-soft text-leaf',
  chilli: 'bg-chilli-soft text-chilli',
};

/**
 * Shows whether an order is paid, with the digits to find in the bank statement. Renders nothing for plain cash. One
 * tap confirms a payment that the guest reported. Otherwise, a sheet asks for the payment method. Rule: pay-15
 */
export function TicketPayment(props: TicketPaymentProps) {
  const { order, sameDigitsAs, actions, describedBy, onMore } = props;
  const payment = staffPayment(order);
  if (!payment) return null;
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-1.5 rounded-field p-0.5 pl-1.5',
        paymentLooks[payment.tone],
      )}
    >
      <p className="flex min-h-8 min-w-0 flex-1 basis-28 items-center gap-1.5 text-base leading-tight font-bold tabular-nums">
        {payment.canReceive ? (
          handOverMoney(order).text
        ) : (
          <>
            <IndianRupee size={20} className="shrink-0" />
            {payment.label}
          </>
        )}
      </p>
      {payment.canReceive && sameDigitsAs && (
        <p className="w-full px-1.5 text-base">{sameDigitsText(sameDigitsAs)}</p>
      )}
      {payment.canReceive && (
        <Button
          variant="secondary"
          aria-describedby={describedBy}
          aria-haspopup={payment.isReported ? undefined : 'dialog'}
          onClick={() => (payment.isReported ? actions.receive(order, 'upi') : onMore(order))}
          className="min-h-11! px-3! text-base! font-bold!"
        >
          {payment.isReported ? texts.received : texts.markPaid}
        </Button>
      )}
    </div>
  );
}
