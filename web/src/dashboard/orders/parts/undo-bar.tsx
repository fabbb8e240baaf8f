import { useObservable } from '../../../lib/state/observable.ts';
import { statusLabel } from '../../../lib/ui/status-badge.tsx';
import { listOrderNumber } from '../../../orders/display/order-texts.ts';
import { UndoList } from '../../../orders/staff/undo-list.tsx';
import { useOrderStore } from '../order-store.tsx';

/** Lists the held changes, each with an Undo button. */
export function UndoBar() {
  const { changes } = useOrderStore();
  const heldChanges = useObservable(changes.held);
  return (
    <UndoList
      done={heldChanges.map(({ orderId, status }) => ({
        key: orderId,
        label: `#${listOrderNumber(orderId)} is ${statusLabel(status)}`,
      }))}
      onUndo={changes.undo}
    />
  );
}
