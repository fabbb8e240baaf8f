import type { Taking } from '@thali/shared/order-payments/list-takings.contract';
import { timeOrDayText } from '../../../lib/time/format-time.ts';
import { paidBy } from '../../../orders/bill/bill-lines.ts';

/** The columns of the list. The list is no HTML table, because a phone shows each row in two lines. */
export const takingColumns =
  'xl:grid xl:grid-cols-[4.5rem_4.5rem_6rem_3.5rem_minmax(0,1fr)_minmax(0,1fr)_17.5rem] xl:gap-x-4';

/** The column names on wide screens. Each row names its values for screen readers. */
export function TakingHead() {
  return (
    <div
      aria-hidden="true"
      className={`mt-4 hidden pb-1.5 text-xs font-semibold text-ink-soft ${takingColumns}`}
    >
      <span>Time</span>
      <span>Order</span>
      <span className="text-right">Amount</span>
      <span>Paid by</span>
      <span>Reference or digits</span>
      <span>Received</span>
    </div>
  );
}

/** The reference on the bank statement, and who confirmed the payment. Hidden on phones. */
export function TakingDetails({ taking }: { taking: Taking }) {
  const { paymentMethod, payment: { reference, digits } = {} } = taking;
  return (
    <>
      <span className={detailClass}>{paidBy(paymentMethod)}</span>
      <span className={`${detailClass} tabular-nums`}>
        {(reference ?? digits) && <span className="sr-only">Reference </span>}
        {reference ?? digits}
      </span>
      <span className={detailClass}>{receivedText(taking)}</span>
    </>
  );
}

const detailClass = 'hidden text-sm text-ink-soft wrap-anywhere xl:block';

function receivedText({ createdAt, payment = {} }: Taking): string {
  const { receivedAt, receivedBy, saidAt, unpaidBy } = payment;
  const at = (moment: string) => timeOrDayText(new Date(moment), new Date(createdAt));
  if (receivedAt) return `${receivedBy ?? 'Received'}, ${at(receivedAt)}`;
  if (saidAt) return `Guest says paid, ${at(saidAt)}`;
  return unpaidBy ? `Handed over by ${unpaidBy}` : '';
}
