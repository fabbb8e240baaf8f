import { isOngoing } from '@thali/shared/orders/order-status';
import { Armchair } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { MoveSheet } from '../../../orders/staff/move-sheet.tsx';
import type { Order } from '../order-list.ts';
import { useMoveOrder } from '../use-move-order.ts';

interface MoveButtonProps {
  order: Order;
  /** The names of the mess's tables; none: there is nowhere to move to. */
  tables: readonly string[];
}

/** Leads to the tables, to one of which an ongoing order moves. */
export function MoveButton({ order, tables }: MoveButtonProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { move, isMoving } = useMoveOrder(order.id);
  if (tables.length === 0 || !isOngoing(order.status)) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        isBusy={isMoving}
        icon={<Armchair size={18} className="shrink-0" />}
        onClick={() => setChoosing(true)}
      >
        Move to table…
      </Button>
      {isChoosing && (
        <MoveSheet order={order} tables={tables} onMove={move} onClose={() => setChoosing(false)} />
      )}
    </>
  );
}
