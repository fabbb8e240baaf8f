import type { Order } from '@thali/shared/orders/order.contract';
import { HandOverDialog } from '../../../orders/payment/hand-over-dialog.tsx';
import type { KitchenActions } from '../../kitchen-actions.ts';
import { ShiftDialog } from './shift-dialog.tsx';
import { UndoDialog } from './undo-dialog.tsx';

/** The dialog that a button of the waiting list opens. */
export type WaitingDialog =
  | { kind: 'undo-sale' | 'unpaid'; order: Order }
  | { kind: 'close-shift' };

interface WaitingDialogsProps {
  dialog: WaitingDialog;
  actions: KitchenActions;
  /** The number of sales that wait on this device. */
  unsentCount: number;
  onUndone: (order: Order) => void;
  onClose: () => void;
}

/** The dialogs of the waiting list. They are outside of it, because a turned tablet shows the list in another place. */
export function WaitingDialogs(props: WaitingDialogsProps) {
  const { dialog, actions, unsentCount, onUndone, onClose } = props;
  if (dialog.kind === 'close-shift') {
    return <ShiftDialog unsentCount={unsentCount} onClose={onClose} />;
  }
  const { kind, order } = dialog;
  if (kind === 'undo-sale') return <UndoDialog {...{ order, onUndone, onClose }} />;
  return (
    <HandOverDialog
      orders={[order]}
      onHandOver={(payment) => {
        onClose();
        actions.handOver([order], payment);
      }}
      onClose={onClose}
    />
  );
}
