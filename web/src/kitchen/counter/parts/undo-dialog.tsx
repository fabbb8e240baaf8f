import { useMutation } from '@tanstack/react-query';
import type { UndoReason } from '@thali/shared/counter/undo-reasons';
import { formatShortPaise, toPaise } from '@thali/shared/money/paise';
import type { Order } from '@thali/shared/orders/order.contract';
import { useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Chip } from '../../../lib/ui/chip.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { orderName } from '../../../orders/display/order-name.ts';
import { kitchenCall } from '../../device/kitchen-call.ts';
import * as texts from '../counter-texts.ts';

interface UndoDialogProps {
  order: Order;
  onUndone: (order: Order) => void;
  onClose: () => void;
}

const reasons = texts.undoReasons;
const reasonNames = Object.keys(reasons) as UndoReason[];

/** Asks why a sale is undone, and says how much cash to give back. Rule: counter-7 */
export function UndoDialog({ order, onUndone, onClose }: UndoDialogProps) {
  const [reason, setReason] = useState<UndoReason>();
  const undo = useMutation({
    mutationFn: (chosen: UndoReason) =>
      kitchenCall('POST /orders/{orderId}/undo-sale', {
        params: { orderId: order.id },
        body: { reason: chosen },
        quiet: true,
      }),
    onSuccess: (answer) => {
      onUndone(answer.order);
      showToast({ kind: 'success', title: texts.isUndone(orderName(order)) });
    },
    onError: (error) => showToast({ kind: 'error', title: failureText(error, texts.notUndone) }),
    onSettled: onClose,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={undo.isPending}
      title={texts.undoSaleOf(orderName(order))}
      description={`${texts.stopsCooking}${moneyBack(order)}`}
      size="small"
    >
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{texts.why}</legend>
        <div className="flex flex-wrap gap-2">
          {reasonNames.map((undoReason) => (
            <Chip
              key={undoReason}
              isSelected={undoReason === reason}
              onClick={() => setReason(undoReason)}
            >
              {reasons[undoReason]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <div className="mt-5 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose} disabled={undo.isPending} data-autofocus>
          {texts.keepIt}
        </Button>
        <Button
          variant="danger"
          onClick={() => reason && undo.mutate(reason)}
          disabled={!reason}
          isBusy={undo.isPending}
          busyLabel={texts.undoing}
        >
          {texts.undoSale}
        </Button>
      </div>
    </Dialog>
  );
}

function moneyBack({ finalAmount, paymentStatus, paymentMethod }: Order): string {
  if (paymentStatus !== 'paid') return '';
  const amount = formatShortPaise(toPaise(finalAmount));
  return paymentMethod === 'cod' ? texts.giveAmountBack(amount) : texts.refundByUpi(amount);
}
