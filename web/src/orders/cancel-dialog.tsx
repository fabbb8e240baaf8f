import type { Order } from '@thali/shared/orders/order.contract';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../lib/ui/button.tsx';
import { Dialog } from '../lib/ui/dialog.tsx';
import { countText, listOrderNumber, unitCount } from './order-texts.ts';

interface CancelDialogProps {
  order: Order | undefined;
  onCancel: () => void;
  onKeep: () => void;
}

/** Asks before an order is cancelled. */
export function CancelDialog({ order, onCancel, onKeep }: CancelDialogProps) {
  if (!order) return null;
  const name = order.customerInfo.name || 'Customer';
  return (
    <EndOrderDialog
      orderId={order.id}
      title={`Cancel order #${listOrderNumber(order.id)}?`}
      description={`${name}, ${countText(unitCount(order))}. ${name} sees this at once. A cancelled order can't be brought back.`}
      action="Cancel Order"
      onEnd={onCancel}
      onKeep={onKeep}
    />
  );
}

interface EndOrderDialogProps {
  orderId: string;
  title: string;
  description: string;
  action: string;
  onEnd: () => void;
  onKeep: () => void;
  /** A choice to make with it. */
  children?: ReactNode;
}

/** A question before an order ends early; a hasty Enter keeps it. */
export function EndOrderDialog(props: EndOrderDialogProps) {
  const { orderId, title, description, action, onEnd, onKeep, children } = props;
  const isLocked = useBriefLock(orderId);
  return (
    <Dialog isOpen onClose={onKeep} size="small" title={title} description={description}>
      <div className="flex flex-col gap-2.5">
        {children}
        <Button size="large" variant="secondary" data-autofocus onClick={onKeep}>
          Keep Order
        </Button>
        <Button size="large" variant="danger" disabled={isLocked} onClick={onEnd}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}

/** The second half of a double tap, or a splash, must not end an order. */
const lockMs = 400;

function useBriefLock(orderId: string): boolean {
  const [unlockedId, setUnlockedId] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setUnlockedId(orderId), lockMs);
    return () => clearTimeout(timer);
  }, [orderId]);
  return unlockedId !== orderId;
}
