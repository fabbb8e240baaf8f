import { formatShortRupees } from '@thali/shared/money/paise';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { Card } from '../../../lib/ui/card.tsx';
import type { WalletOverview } from '../use-wallet.ts';

interface DebtBandProps {
  wallet: WalletOverview['wallet'];
  onPay: () => void;
}

/** The debt of the vendor, with a button to pay. Rule: wallet-20 */
export function DebtBand({ wallet, onPay }: DebtBandProps) {
  const id = useId();
  const { pendingCodFees, availableForSettlement } = wallet;
  if (pendingCodFees <= 0) {
    return (
      <p className="flex items-center gap-2.5 text-lg font-bold">
        <CircleCheck size={22} className="shrink-0 text-leaf" />
        You owe nothing
      </p>
    );
  }
  const inPayment = pendingCodFees - availableForSettlement;
  return (
    <Card className="px-5 py-4">
      <section
        aria-labelledby={id}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
      >
        <div>
          <h3 id={id} className="text-2xl font-bold">
            You owe <span className="money">{formatShortRupees(pendingCodFees)}</span>
          </h3>
          <p className="text-sm text-ink-soft">
            {inPayment > 0
              ? `A payment of ${formatShortRupees(inPayment)} is in progress.`
              : 'Platform fees of your completed orders, cash and online.'}
          </p>
        </div>
        {availableForSettlement > 0 && (
          <Button onClick={onPay} className="max-sm:w-full">
            Pay
          </Button>
        )}
      </section>
    </Card>
  );
}
