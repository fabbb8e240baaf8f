import { formatRupees, formatShortRupees } from '@thali/shared/money/paise';
import { refundedQuantity } from '@thali/shared/order-payments/refunded-lines';
import type { Order } from '@thali/shared/orders/order.contract';
import { useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { DialogFooter } from '../../../lib/ui/dialog-footer.tsx';
import { QuantityStepper } from '../../../lib/ui/quantity-stepper.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { missingAmount, refundableAmount } from '../refund-amounts.ts';
import type { Refund } from '../use-refund-order.ts';

interface RefundDialogProps {
  order: Order;
  isBusy: boolean;
  onRefund: (refund: Refund) => void;
  onClose: () => void;
}

/** Gives the price of missing dishes back to the guest. Rule: pay-28 */
export function RefundDialog({ order, isBusy, onRefund, onClose }: RefundDialogProps) {
  const [quantities, setQuantities] = useState(() => order.items.map(() => 0));
  const [reason, setReason] = useState('');
  const amount = missingAmount(order.items, quantities);
  const isTooMuch = amount > refundableAmount(order);
  const isUnpaid = order.paymentStatus === 'pending';
  const verb = isUnpaid ? 'Remove' : 'Refund';

  function submit() {
    const lines = quantities.flatMap((quantity, index) => (quantity ? { index, quantity } : []));
    onRefund({ lines, ...(reason.trim() && { reason: reason.trim() }) });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={isBusy}
      size="small"
      title={isUnpaid ? 'Remove a dish' : 'Refund'}
      description={`Choose the dishes that were missing or that the guest does not want. ${howText(order)}`}
      footer={
        <DialogFooter onCancel={onClose} isBusy={isBusy}>
          <Button
            isBusy={isBusy}
            busyLabel={isUnpaid ? 'Removing...' : 'Refunding...'}
            disabled={amount === 0 || isTooMuch}
            onClick={submit}
          >
            {amount === 0 ? verb : `${verb} ${formatShortRupees(amount)}`}
          </Button>
        </DialogFooter>
      }
    >
      <div className="flex flex-col gap-4">
        <ul className="divide-y divide-line">
          {order.items.map((item, index) => (
            <MissingDish
              key={item.id}
              item={item}
              refundedCount={refundedQuantity(order.payment?.refundedLines, index)}
              quantity={quantities[index] ?? 0}
              onChange={(newQuantity) =>
                setQuantities(
                  quantities.map((quantity, at) => (at === index ? newQuantity : quantity)),
                )
              }
            />
          ))}
        </ul>
        {isTooMuch && (
          <p role="alert" className="text-sm font-semibold text-chilli">
            Only {formatShortRupees(refundableAmount(order))} is left to refund.
          </p>
        )}
        {!isUnpaid && (
          <TextField
            label="Reason"
            hint="The guest will read it"
            isOptional
            maxLength={120}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </div>
    </Dialog>
  );
}

function howText({ paymentMethod, paymentStatus }: Order): string {
  if (paymentStatus === 'pending')
    return 'The guest pays less, and the kitchen does not cook them.';
  return paymentMethod === 'online'
    ? 'The money goes back to the account that the guest paid from.'
    : 'Give the guest the money by hand. Thali only notes it.';
}

interface MissingDishProps {
  item: Order['items'][number];
  /** The number of portions that the mess has already refunded. */
  refundedCount: number;
  quantity: number;
  onChange: (quantity: number) => void;
}

/** A line of the order, with a stepper for the missing portions. */
function MissingDish({ item, refundedCount, quantity, onChange }: MissingDishProps) {
  const remaining = item.quantity - refundedCount;
  if (item.quantity === 0) return null;
  return (
    <li className="flex min-h-15 items-center justify-between gap-3 py-2">
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{item.menuItem.name}</span>
        <span className="money text-sm text-ink-soft">
          {item.quantity} × {formatRupees(item.unitPrice)}
          {refundedCount > 0 && remaining > 0 && `, ${refundedCount} refunded`}
        </span>
      </span>
      {remaining > 0 ? (
        <QuantityStepper
          name={item.menuItem.name}
          quantity={quantity}
          max={remaining}
          onChange={onChange}
        />
      ) : (
        <span className="shrink-0 text-sm text-ink-soft">Refunded</span>
      )}
    </li>
  );
}
