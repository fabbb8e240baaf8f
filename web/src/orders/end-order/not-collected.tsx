import type { Order } from '@thali/shared/orders/order.contract';
import { orderName } from '@thali/shared/orders/order-name';
import { PackageX } from 'lucide-react';
import { useState } from 'react';
import { countText, unitCount } from '../display/order-texts.ts';
import { OrderAction } from '../staff/order-action.tsx';
import { isUncooked } from './cancel-choice.ts';
import { EndOrderDialog, ReturnPortions, refundHint } from './end-order-dialog.tsx';

interface NotCollectedProps {
  order: Order;
  isMoving: boolean;
  onEnd: (returnPortions: boolean) => void;
}

/** Lets staff end an order that nobody collected. Rule: orders-36 */
export function NotCollected({ order, isMoving, onEnd }: NotCollectedProps) {
  const [isOpen, setOpen] = useState(false);

  function endOrder(returnPortions: boolean) {
    setOpen(false);
    onEnd(returnPortions);
  }

  return (
    <>
      <OrderAction Icon={PackageX} disabled={isMoving} onClick={() => setOpen(true)}>
        Not collected
      </OrderAction>
      {isOpen && (
        <NotCollectedDialog order={order} onEnd={endOrder} onKeep={() => setOpen(false)} />
      )}
    </>
  );
}

interface NotCollectedDialogProps {
  order: Order;
  onEnd: (returnPortions: boolean) => void;
  onKeep: () => void;
}

function NotCollectedDialog({ order, onEnd, onKeep }: NotCollectedDialogProps) {
  const [returnPortions, setReturnPortions] = useState(isUncooked[order.status]);
  const name = order.customerInfo.name || 'Customer';
  return (
    <EndOrderDialog
      orderId={order.id}
      title="Not collected?"
      description={`${orderName(order)} of ${name}, ${countText(unitCount(order))}, is cancelled without a fee. ${name} sees it at once, and it cannot be undone.${refundHint(order)}`}
      action="Not Collected"
      onEnd={() => onEnd(returnPortions)}
      onKeep={onKeep}
    >
      {order.hasCountedPortions && (
        <ReturnPortions isOn={returnPortions} onChange={setReturnPortions} />
      )}
    </EndOrderDialog>
  );
}
