import { takingState } from '@thali/shared/order-payments/taking-state';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../lib/ui/button.tsx';
import { Dialog } from '../../lib/ui/dialog.tsx';
import { Switch } from '../../lib/ui/switch.tsx';
import type { PaidOrder } from '../payment/staff-payment.ts';

interface EndOrderDialogProps {
  orderId: string;
  title: string;
  description: string;
  action: string;
  /** A choice is missing. */
  isDisabled?: boolean;
  onEnd: () => void;
  onKeep: () => void;
  /** A choice to make with it. */
  children?: ReactNode;
}

/** A question before an order ends early; a hasty Enter keeps it. */
export function EndOrderDialog(props: EndOrderDialogProps) {
  const { orderId, title, description, action, isDisabled, onEnd, onKeep, children } = props;
  const isLocked = useBriefLock(orderId);
  return (
    <Dialog isOpen onClose={onKeep} size="small" title={title} description={description}>
      <div className="flex flex-col gap-2.5">
        {children}
        <Button size="large" variant="secondary" data-autofocus onClick={onKeep}>
          Keep Order
        </Button>
        <Button size="large" variant="danger" disabled={isLocked || isDisabled} onClick={onEnd}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}

/** The second half of a double tap, or a splash, must not end an order. */
const lockMs = 400;

function useBriefLock(orderId: string): boolean {
  const [unlockedId, setUnlockedId] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setUnlockedId(orderId), lockMs);
    return () => clearTimeout(timer);
  }, [orderId]);
  return unlockedId !== orderId;
}

interface ReturnPortionsProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** What is not on the stove yet can be sold to somebody else. Rule: orders-36 */
export function ReturnPortions({ isOn, onChange }: ReturnPortionsProps) {
  return (
    <Switch
      label="Put the portions back on sale"
      description="Only what was not cooked."
      isOn={isOn}
      onChange={onChange}
    />
  );
}

/** What staff who end an order need to know about its money, after a blank; empty where none came. Rule: pay-16, pay-25 */
export function moneyToGiveBack(order: PaidOrder): string {
  switch (takingState(order)) {
    case 'received':
      return order.paymentMethod === 'online'
        ? ' It was paid online: the money goes back automatically.'
        : ' It was paid by UPI: please give the money back.';
    case 'cash':
      return ' It was paid in cash: please give the money back.';
    case 'said':
      return ' The guest says that they paid: if the money came in, please give it back.';
    default:
      return '';
  }
}
