import type { Order } from '@thali/shared/orders/order.contract';
import { PackageX } from 'lucide-react';
import { useState } from 'react';
import { orderName } from '../display/order-name.ts';
import { countText, unitCount } from '../display/order-texts.ts';
import { OrderAction } from '../staff/order-action.tsx';
import { isUncooked } from './cancel-choice.ts';
import { EndOrderDialog, ReturnPortions, refundHint } from './end-order-dialog.tsx';
import * as texts from './end-order-texts.ts';

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
        {texts.notCollected}
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
  const name = order.customerInfo.name || texts.customer;
  return (
    <EndOrderDialog
      orderId={order.id}
      title={texts.askNotCollected}
      description={texts.notCollectedEffect(
        orderName(order),
        name,
        countText(unitCount(order)),
        refundHint(order),
      )}
      action={texts.notCollectedAction}
      onEnd={() => onEnd(returnPortions)}
      onKeep={onKeep}
    >
      {order.hasCountedPortions && (
        <ReturnPortions isOn={returnPortions} onChange={setReturnPortions} />
      )}
    </EndOrderDialog>
  );
}
