import { orderName } from '@thali/shared/orders/order-name';
import { useObservable } from '../../../lib/state/observable.ts';
import { undoLabel } from '../../../orders/staff/undo-label.ts';
import { UndoList } from '../../../orders/staff/undo-list.tsx';
import { useOrderStore } from '../order-store.tsx';

/** Lists the held changes, each with an Undo button. */
export function UndoBar() {
  const { changes } = useOrderStore();
  const heldChanges = useObservable(changes.held);
  return (
    <UndoList
      actions={heldChanges.map(({ orderId, token, status, settled }) => ({
        key: orderId,
        label: undoLabel([orderName({ id: orderId, token })], status, settled && [settled]),
      }))}
      onUndo={changes.undo}
      // The table has its buttons at the right.
      className="sm:items-center"
    />
  );
}
