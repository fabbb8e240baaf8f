import { formatShortPaise, toPaise } from '@thali/shared/money/paise';
import type { Order } from '@thali/shared/orders/order.contract';
import { orderName } from '@thali/shared/orders/order-name';
import { Banknote, HandPlatter, IndianRupee } from 'lucide-react';
import { Button } from '../../lib/ui/button.tsx';
import { Dialog } from '../../lib/ui/dialog.tsx';
import { type HandOverPayment, isUnpaid } from './hand-over.ts';

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
      title={`${formatShortPaise(duePaise)} not received`}
      description={unpaid.map(nameWithAmount).join(', ')}
      size="small"
    >
      <div className="flex flex-col gap-2 *:min-h-14!">
        <Button
          variant={isAll('cod') ? 'primary' : 'secondary'}
          icon={<Banknote size={22} />}
          onClick={() => onHandOver('cash')}
        >
          Received in cash
        </Button>
        <Button
          variant={isAll('upi') ? 'primary' : 'secondary'}
          icon={<IndianRupee size={22} />}
          onClick={() => onHandOver('upi')}
        >
          Received by UPI
        </Button>
        <Button
          variant="secondary"
          icon={<HandPlatter size={22} />}
          onClick={() => onHandOver('unpaid')}
        >
          Hand over unpaid
        </Button>
      </div>
    </Dialog>
  );
}

function nameWithAmount(order: Order): string {
  return `${orderName(order)}: ${formatShortPaise(toPaise(order.finalAmount))}`;
}
