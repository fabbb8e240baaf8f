import { useMutation } from '@tanstack/react-query';
import { formatShortPaise, toPaise } from '@thali/shared/money/paise';
import type { Order } from '@thali/shared/orders/order.contract';
import { orderName } from '@thali/shared/orders/order-name';
import { failureText } from '../../../lib/api/failure-text.ts';
import { ConfirmDialog } from '../../../lib/ui/confirm-dialog.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { kitchenCall } from '../../device/kitchen-call.ts';

interface UndoDialogProps {
  order: Order;
  onUndone: (order: Order) => void;
  onClose: () => void;
}

/** Asks for confirmation before it undoes a sale, and says how much cash to give back. Rule: counter-7 */
export function UndoDialog({ order, onUndone, onClose }: UndoDialogProps) {
  const undo = useMutation({
    mutationFn: () =>
      kitchenCall('POST /orders/{orderId}/undo-sale', {
        params: { orderId: order.id },
        quiet: true,
      }),
    onSuccess: (answer) => {
      onUndone(answer.order);
      showToast({ kind: 'success', title: `${orderName(order)} is undone` });
    },
    onError: (error) => showToast({ kind: 'error', title: failureText(error, 'Not undone') }),
    onSettled: onClose,
  });
  const amount = formatShortPaise(toPaise(order.finalAmount));
  const isPaid = order.paymentStatus === 'paid';
  const money = order.paymentMethod === 'cod' ? `Give ${amount} back.` : `Refund ${amount} by UPI.`;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => undo.mutate()}
      title={`Undo the sale of ${orderName(order)}?`}
      text={isPaid ? `The kitchen stops cooking. ${money}` : 'The kitchen stops cooking.'}
      confirmLabel="Undo Sale"
      keepLabel="Keep It"
      tone="danger"
      isBusy={undo.isPending}
      busyLabel="Undoing..."
    />
  );
}
