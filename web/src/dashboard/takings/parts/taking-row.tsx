import { orderLabel } from '@thali/shared/ids/order-id';
import { toPaise } from '@thali/shared/money/paise';
import type { Taking } from '@thali/shared/order-payments/list-takings.contract';
import { takingState } from '@thali/shared/order-payments/taking-state';
import type { Order } from '@thali/shared/orders/order.contract';
import { orderName } from '@thali/shared/orders/order-name';
import { formatTime } from '../../../lib/time/format-time.ts';
import { Badge } from '../../../lib/ui/badge.tsx';
import { Button } from '../../../lib/ui/button.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import { statusLabel } from '../../../lib/ui/status-badge.tsx';
import { StaffPaymentBadge } from '../../../orders/payment/payment-badge.tsx';
import { sameDigitsText, staffPayment } from '../../../orders/payment/staff-payment.ts';
import { useOrderPayment } from '../../shared/use-order-payment.ts';
import { TakingDetails, takingColumns } from './taking-details.tsx';

interface TakingRowProps {
  taking: Taking;
  /** Another order of the day with the same digits of the reference, if any. */
  sameDigitsAs: Taking | undefined;
  onChange: (order: Order) => void;
}

/** An order of the day, with its amount, time and digits to compare with the bank statement. */
export function TakingRow({ taking, sameDigitsAs, onChange }: TakingRowProps) {
  const { orderId, token, createdAt, amount } = taking;
  const { pay, isBusy } = useOrderPayment({ id: orderId, payment: taking.payment }, onChange);
  const payment = staffPayment(taking);
  const name = nameOf(taking);
  // The heading of the list already says that the order is unpaid.
  const isUnpaid = takingState(taking) === 'unpaid';
  return (
    <li className={`flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2.5 ${takingColumns}`}>
      <span className="w-20 shrink-0 text-sm text-ink-soft tabular-nums xl:w-auto">
        <time dateTime={createdAt}>{formatTime(createdAt)}</time>
      </span>
      <span className="min-w-16 font-semibold tabular-nums sm:w-20 xl:w-auto">
        <span className="sr-only">{token === undefined ? 'Order ' : 'Token '}</span>
        {name}
      </span>
      <Money
        paise={toPaise(amount)}
        className="ml-auto font-bold sm:ml-0 sm:w-28 sm:text-right xl:w-auto"
      />
      <TakingDetails taking={taking} />
      <span className="flex min-h-11 w-full items-center justify-between gap-3 sm:ml-auto sm:w-auto xl:ml-0 xl:justify-end">
        {payment && !isUnpaid && <StaffPaymentBadge order={taking} digitsClass="xl:hidden" />}
        {!payment && <Badge>{statusLabel(taking.status)}, nothing paid</Badge>}
        {payment?.canReceive && (
          <Button
            variant="secondary"
            size="small"
            isBusy={isBusy}
            aria-label={isUnpaid ? `Received by UPI, order ${name}` : `Received, order ${name}`}
            onClick={() => pay('upi')}
          >
            {isUnpaid ? 'Received by UPI' : 'Received'}
          </Button>
        )}
        {isUnpaid && (
          <Button
            variant="secondary"
            size="small"
            isBusy={isBusy}
            aria-label={`In cash, order ${name}`}
            onClick={() => pay('cash')}
          >
            In cash
          </Button>
        )}
        {payment?.canRefundByHand && (
          <Button
            variant="secondary"
            size="small"
            isBusy={isBusy}
            aria-label={`Refunded, order ${name}`}
            onClick={() => pay('refunded')}
          >
            Refunded
          </Button>
        )}
      </span>
      {sameDigitsAs && (
        <p className="w-full text-sm xl:col-span-3 xl:col-start-5 xl:-mt-2 xl:w-auto">
          {sameDigitsText(orderName({ id: sameDigitsAs.orderId, token: sameDigitsAs.token }))}
        </p>
      )}
    </li>
  );
}

function nameOf({ orderId, token }: Taking): string {
  return orderLabel({ id: orderId, token });
}
