import { formatShortPaise, toPaise } from '@thali/shared/money/paise';
import type { Order } from '@thali/shared/orders/order.contract';
import { Banknote, HandPlatter, IndianRupee } from 'lucide-react';
import { Button } from '../../lib/ui/button.tsx';
import { Dialog } from '../../lib/ui/dialog.tsx';
import { orderName } from '../display/order-name.ts';
import { type HandOverPayment, isUnpaid } from './hand-over.ts';
import * as texts from './money-texts.ts';

interface HandOverDialogProps {
  /** The orders to hand over, at least one of them unpaid. */
  orders: readonly Order[];
  onHandOver: (payment: HandOverPayment) => void;
  onClose: () => void;
}

/** Asks how the guests paid before staff hand over unpaid orders. Rule: pay-40 */
export function HandOverDialog({ orders, onHandOver, onClose }: HandOverDialogProps) {
  const unpaid = orders.filter(isUnpaid);
  const duePaise = unpaid.reduce((sum, { finalAmount }) => sum + toPaise(finalAmount), 0);
  const isAll = (method: string) => unpaid.every(({ paymentMethod }) => paymentMethod === method);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.sumNotReceived(formatShortPaise(duePaise))}
      description={unpaid.map(nameWithAmount).join(', ')}
      size="small"
    >
      <div className="flex flex-col gap-2 *:min-h-14!">
        <Button
          variant={isAll('cod') ? 'primary' : 'secondary'}
          icon={<Banknote size={22} />}
          onClick={() => onHandOver('cash')}
        >
          {texts.receivedInCash}
        </Button>
        <Button
          variant={isAll('upi') ? 'primary' : 'secondary'}
          icon={<IndianRupee size={22} />}
          onClick={() => onHandOver('upi')}
        >
          {texts.receivedByUpi}
        </Button>
        <Button
          variant="secondary"
          icon={<HandPlatter size={22} />}
          onClick={() => onHandOver('unpaid')}
        >
          {texts.handOverUnpaid}
        </Button>
      </div>
    </Dialog>
  );
}

function nameWithAmount(order: Order): string {
  return `${orderName(order)}: ${formatShortPaise(toPaise(order.finalAmount))}`;
}
