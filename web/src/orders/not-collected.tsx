import type { Order } from '@thali/shared/orders/order.contract';
import { canEndUncollected } from '@thali/shared/orders/order-status';
import { PackageX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../lib/ui/button.tsx';
import { Switch } from '../lib/ui/switch.tsx';
import { EndOrderDialog } from './cancel-dialog.tsx';
import { countText, listOrderNumber, unitCount } from './order-texts.ts';

interface NotCollectedProps {
  order: Order;
  isMoving: boolean;
  onEnd: (returnPortions: boolean) => void;
}

/** Ends an order that nobody collected, far from the step that is tapped all day. Rule: orders-36 */
export function NotCollected({ order, isMoving, onEnd }: NotCollectedProps) {
  const [isAsking, setAsking] = useState(false);
  if (!canEndUncollected(order.status)) return null;

  function end(returnPortions: boolean) {
    setAsking(false);
    onEnd(returnPortions);
  }

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        disabled={isMoving}
        icon={<PackageX size={18} aria-hidden="true" className="shrink-0" />}
        onClick={() => setAsking(true)}
        className="-ml-3.5 self-start"
      >
        Not collected
      </Button>
      {isAsking && <NotCollectedDialog order={order} onEnd={end} onKeep={() => setAsking(false)} />}
    </>
  );
}

interface NotCollectedDialogProps {
  order: Order;
  onEnd: (returnPortions: boolean) => void;
  onKeep: () => void;
}

/** What is not on the stove yet can be sold to somebody else. */
function NotCollectedDialog({ order, onEnd, onKeep }: NotCollectedDialogProps) {
  const [returnPortions, setReturnPortions] = useState(order.status === 'confirmed');
  const name = order.customerInfo.name || 'Customer';
  return (
    <EndOrderDialog
      orderId={order.id}
      title="Not collected?"
      description={`Order #${listOrderNumber(order.id)} of ${name}, ${countText(unitCount(order))}, is cancelled without a fee. ${name} sees it at once, and it cannot be undone.`}
      action="Not Collected"
      onEnd={() => onEnd(returnPortions)}
      onKeep={onKeep}
    >
      {order.hasCountedPortions && (
        <Switch
          label="Put the portions back on sale"
          description="Only what was not cooked."
          isOn={returnPortions}
          onChange={setReturnPortions}
        />
      )}
    </EndOrderDialog>
  );
}
