import { orderName } from '@thali/shared/orders/order-name';
import { useObservable } from '../../../lib/state/observable.ts';
import { doneText } from '../../../orders/staff/done-text.ts';
import { UndoList } from '../../../orders/staff/undo-list.tsx';
import { useOrderStore } from '../order-store.tsx';

/** Lists the held changes, each with an Undo button. */
export function UndoBar() {
  const { changes } = useOrderStore();
  const heldChanges = useObservable(changes.held);
  return (
    <UndoList
      done={heldChanges.map(({ orderId, token, status, settled }) => ({
        key: orderId,
        label: doneText([orderName({ id: orderId, token })], status, settled && [settled]),
      }))}
      onUndo={changes.undo}
    />
  );
}
