import { canReceive } from '@thali/shared/order-payments/receive-payment';
import { Banknote, IndianRupee } from 'lucide-react';
import { Button } from '../../lib/ui/button.tsx';
import * as texts from './money-texts.ts';
import { type PaidOrder, staffPayment } from './staff-payment.ts';

interface ReceiveButtonsProps {
  order: PaidOrder;
  isBusy?: boolean;
  onReceive: (method: 'upi' | 'cash') => void;
}

/** Lets staff record how the money of a UPI order arrived. Offers cash only if the order is not cancelled. */
export function ReceiveButtons({ order, isBusy = false, onReceive }: ReceiveButtonsProps) {
  if (!staffPayment(order)?.canReceive) return null;
  return (
    <div className="flex flex-wrap gap-2 *:grow">
      <Button isBusy={isBusy} icon={<IndianRupee size={20} />} onClick={() => onReceive('upi')}>
        {texts.receivedByUpi}
      </Button>
      {canReceive(order, 'cash') && (
        <Button
          variant="secondary"
          isBusy={isBusy}
          icon={<Banknote size={20} />}
          onClick={() => onReceive('cash')}
        >
          {texts.paidInCash}
        </Button>
      )}
    </div>
  );
}
