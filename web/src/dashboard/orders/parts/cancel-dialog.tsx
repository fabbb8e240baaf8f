import { useEffect, useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import type { Order } from '../order-list.ts';
import { countText, listOrderNumber, unitCount } from '../order-texts.ts';

interface CancelDialogProps {
  order: Order | undefined;
  onCancel: () => void;
  onKeep: () => void;
}

/** The second half of a double tap, or a splash, must not end an order. */
const lockMs = 400;

/** Asks before an order is cancelled; a hasty Enter keeps it. */
export function CancelDialog({ order, onCancel, onKeep }: CancelDialogProps) {
  const isLocked = useBriefLock(order?.id);
  if (!order) return null;
  const name = order.customerInfo.name || 'Customer';
  return (
    <Dialog
      isOpen
      onClose={onKeep}
      size="small"
      title={`Cancel order #${listOrderNumber(order.id)}?`}
      description={`${name}, ${countText(unitCount(order))}. ${name} sees this at once. A cancelled order can't be brought back.`}
    >
      <div className="flex flex-col gap-2.5">
        <Button size="large" variant="secondary" data-autofocus onClick={onKeep}>
          Keep Order
        </Button>
        <Button size="large" variant="danger" disabled={isLocked} onClick={onCancel}>
          Cancel Order
        </Button>
      </div>
    </Dialog>
  );
}

export function useBriefLock(orderId: string | undefined): boolean {
  const [unlockedId, setUnlockedId] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setUnlockedId(orderId), orderId ? lockMs : 0);
    return () => clearTimeout(timer);
  }, [orderId]);
  return unlockedId !== orderId;
}
