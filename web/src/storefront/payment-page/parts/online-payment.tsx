import { formatShortRupees } from '@thali/shared/money/paise';
import { isAwaitingPayment } from '@thali/shared/order-payments/online-order';
import { CreditCard } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { Card } from '../../../lib/ui/card.tsx';
import type { OrderViewProps } from '../../../orders/follow/order-access.tsx';
import { TimeToPay } from '../../shared/time-to-pay.tsx';
import * as texts from '../payment-page-texts.ts';
import { usePayOnline } from '../use-pay-online.ts';

/** With this hash in the address, Checkout opens at once. */
const payNowHash = '#pay';

/** Lets the guest pay in Razorpay's Checkout. Rule: pay-21 */
export default function OnlinePayment({ order, proof }: Pick<OrderViewProps, 'order' | 'proof'>) {
  const { pay, busyLabel } = usePayOnline(order, proof);
  const start = useEffectEvent(() => {
    if (reloadInOwnDocument() || location.hash !== payNowHash) return;
    history.replaceState(history.state, '', location.pathname);
    pay();
  });
  useEffect(() => start(), []);
  return (
    <Card className="flex flex-col gap-3 p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-display text-lg font-bold">{texts.payOnline}</h2>
        <TimeToPay order={order} />
      </div>
      <p className="text-sm text-ink-soft">{texts.throughRazorpay(isAwaitingPayment(order))}</p>
      <Button
        size="large"
        isFullWidth
        icon={<CreditCard size={20} />}
        isBusy={busyLabel !== undefined}
        busyLabel={busyLabel}
        onClick={pay}
      >
        {texts.payNow(formatShortRupees(order.finalAmount))}
      </Button>
    </Card>
  );
}

/**
 * Reloads the page if its document was loaded at another address. Only the document of this address may open Checkout.
 * Rule: security-2
 * @returns whether the page is reloading
 */
function reloadInOwnDocument(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  if (!visit || new URL(visit.name).pathname === location.pathname) return false;
  location.reload();
  return true;
}
