import { isOngoing } from '@thali/shared/orders/order-status';
import { Armchair } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { MoveSheet } from '../../../orders/staff/move-sheet.tsx';
import { OrderAction } from '../../../orders/staff/order-action.tsx';
import { useOrderCall } from '../../shared/use-order-call.ts';
import type { Order } from '../order-list.ts';
import { useOrderStore } from '../order-store.tsx';

interface MoveButtonProps {
  order: Order;
  /** The names of the mess's tables. */
  tables: readonly string[];
}

/** Moves an ongoing order to another table. Rule: tables-5 */
export function MoveButton({ order, tables }: MoveButtonProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { updateLists } = useOrderStore();
  const { mutate, isPending } = useOrderCall(
    (table: string | null) =>
      callApi('PUT /orders/{orderId}/table', {
        params: { orderId: order.id },
        body: { table },
        background: true,
      }),
    { onOrder: (moved) => updateLists([moved]), failureTitle: 'Update failed' },
  );
  if (tables.length === 0 || !isOngoing(order.status)) return null;
  return (
    <>
      <OrderAction Icon={Armchair} isBusy={isPending} onClick={() => setChoosing(true)}>
        Move to table…
      </OrderAction>
      {isChoosing && (
        <MoveSheet
          order={order}
          tables={tables}
          onMove={mutate}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
